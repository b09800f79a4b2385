import { existsSync } from 'node:fs';

const usual = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * A Chromium for the tests of phone and television; DOPPELSTAPEL_CHROMIUM names another one.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['DOPPELSTAPEL_CHROMIUM'];
  if (named !== undefined && existsSync(named)) return named;
  const { platform } = process;
  const candidates = platform === 'linux' || platform === 'darwin' || platform === 'win32' ? usual[platform] : [];
  return candidates.find((path) => existsSync(path));
}
