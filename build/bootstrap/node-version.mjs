import { Problem } from './problem.mjs';

/** The oldest Node with which the build tools run. */
const oldest = [20, 19];

/** @param {string} version */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Problem(
    `Node.js ${version} is too old: ${oldest.join('.')} or newer is needed.`,
    'Install a current Node.js, for example its LTS version, and run the command again.',
  );
}
