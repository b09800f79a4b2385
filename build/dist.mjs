// `npm run dist`: builds the installers that this machine can build, and says which it could not, and why.
import { parseArgs } from 'node:util';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { fetchElectron } from './bootstrap/electron-download.mjs';
import { wantedVersion } from './bootstrap/electron.mjs';
import { findProgram } from './bootstrap/libraries.mjs';
import { inProject } from './bootstrap/paths.mjs';
import { Problem, runCommand } from './bootstrap/problem.mjs';
import { seconds, withProgress } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureBuilt } from './make.mjs';
import { installedElectron } from './package/unpacked.mjs';
import { appTargets } from './targets.mjs';

/**
 * Each with the systems on which electron-builder makes it.
 * @type {{ system: string, target: string, on: NodeJS.Platform[] }[]}
 */
const installers = [
  { system: 'linux', target: 'AppImage', on: ['linux', 'darwin'] },
  { system: 'linux', target: 'deb', on: ['linux', 'darwin'] },
  { system: 'linux', target: 'tar.gz', on: ['linux', 'darwin', 'win32'] },
  { system: 'win', target: 'nsis', on: ['win32', 'linux', 'darwin'] },
  { system: 'mac', target: 'dmg', on: ['darwin'] },
  // What installed copies renew themselves from.
  { system: 'mac', target: 'zip', on: ['darwin'] },
];

/** @type {Partial<Record<NodeJS.Platform, string>>} */
const systemNames = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' };

const help = `npm run dist [-- --only TARGET]

Builds the installers of Doppelstapel with the current Electron into dist/:
${installers.map(({ system, target }) => `  ${target} (${system})`).join('\n')}
Whatever cannot be built here is named, with the reason.`;

/** @param {string} output */
function reason(output) {
  const lines = output.split('\n').map((line) => line.trim());
  const telling = lines.find((line) => /^(⨯|\w*Error: )/u.test(line));
  return (telling ?? lines.at(-1) ?? 'no reason given').replace(/^⨯\s*/u, '').slice(0, 300);
}

/**
 * @param {string} label
 * @param {string[]} args for make-installer.mjs
 * @returns {Promise<boolean>}
 */
async function make(label, args) {
  const start = performance.now();
  const env = { ...process.env, ...compression() };
  const outcome = await withProgress(`Building ${label}`, () =>
    run(process.execPath, [inProject('build', 'package', 'make-installer.mjs'), ...args], { env }),
  );
  const built = outcome.code === 0;
  console.log(built ? `built:     ${label}, ${seconds(start)}` : `not built: ${label}: ${reason(outcome.output)}`);
  return built;
}

/** The system's own 7-Zip, where there is one, so that electron-builder does not have to fetch its. */
function compression() {
  const program = process.platform === 'win32' ? undefined : findProgram('7za');
  return program === undefined ? {} : { ELECTRON_BUILDER_7ZIP_PATH: program };
}

/** What can be tried out on this machine, where the current Electron cannot be had. */
async function makeTrial() {
  const { version } = await installedElectron();
  console.log(`\nFor trying out, with Electron ${version} of this machine, and not for handing out:`);
  const system = process.platform === 'win32' ? 'win' : process.platform === 'darwin' ? 'mac' : 'linux';
  await make(`folder for ${system}, in dist/trial`, [system, 'dir', '--trial']);
  if ('ELECTRON_BUILDER_7ZIP_PATH' in compression()) {
    await make(`tar.gz for ${system}, in dist/trial`, [system, 'tar.gz', '--trial']);
  } else {
    console.log(`not built: tar.gz for ${system}: it needs 7za (Debian: p7zip-full)`);
  }
}

await runCommand(async () => {
  checkNodeVersion();
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, only: { type: 'string' } } });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const wanted = installers.filter(({ target }) => values.only === undefined || target === values.only);
  if (wanted.length === 0) throw new Problem(`There is no target ${values.only}.`, help);
  await ensureDependencies();
  await ensureBuilt(appTargets);

  const version = wantedVersion();
  const unreachable = await fetchElectron(version);
  let built = 0;
  for (const { system, target, on } of wanted) {
    const label = `${target} for ${system}`;
    if (!on.includes(process.platform)) {
      console.log(`not built: ${label}: it is made on ${on.map((name) => systemNames[name]).join(' or ')} only`);
    } else if (unreachable !== undefined) {
      console.log(`not built: ${label}: Electron ${version} could not be downloaded (${unreachable})`);
    } else if (await make(label, [system, target])) {
      built += 1;
    }
  }
  console.log(`\n${built} of ${wanted.length} installers built${built > 0 ? ', in dist/' : ''}.`);
  if (unreachable !== undefined) await makeTrial();
  return built === wanted.filter(({ on }) => on.includes(process.platform)).length ? 0 : 1;
});
