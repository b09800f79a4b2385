/**
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} environment
 */
export function hasDisplay(platform = process.platform, environment = process.env) {
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(environment['DISPLAY']) || Boolean(environment['WAYLAND_DISPLAY']);
}

/** What Electron needs on its command line here. */
export function electronArguments() {
  // Chromium's sandbox refuses to run as root.
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
