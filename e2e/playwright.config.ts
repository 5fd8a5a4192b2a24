import { defineConfig } from '@playwright/test';
import { launchOptions } from 'tools/launch-options';
import { prepareSurroundings } from './support/surroundings';

const { url, server } = await prepareSurroundings();

export default defineConfig({
  projects: [
    { name: 'chromium', testDir: 'journeys' },
    // Its pages come from `support/firefox`, as Playwright drives only a Firefox of its own.
    { name: 'firefox', testDir: 'firefox' },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that passes only on a retry is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  webServer: {
    command: 'node gateway/dist/main.js',
    cwd: '..',
    url: `${url}/api/health/ready`,
    env: server,
    // Generous, for busy machines.
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    // A click that nothing answers says so, before the journey's own limit.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tracing takes a third of the time.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions,
  },
});
