import { existsSync } from 'node:fs';

/** Chromium without a window, which does a fifth less work for the same pages, where Debian's package of it is there. */
const headless = '/usr/bin/chromium-headless-shell';

/** Launch options of the system's Chromium. */
export const launchOptions = {
  executablePath:
    process.env['CHROMIUM_PATH'] ?? (existsSync(headless) ? headless : '/usr/bin/chromium'),
  // Chromium's sandbox does not run as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
};
