import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareSurroundings } from '../support/surroundings';

interface SiteUnderCheck {
  readonly origin: string;
  close(): Promise<void>;
}

/** Milliseconds, far beyond a slow machine's start. */
const patience = 300_000;

/** The built gateway with the demo company, or the site at `SITE_URL`. */
export async function startSite(): Promise<SiteUnderCheck> {
  const running = process.env['SITE_URL'];
  if (running !== undefined) {
    return { origin: new URL(running).origin, close: () => Promise.resolve() };
  }
  const { url, server } = await prepareSurroundings();
  const child = spawn(process.execPath, ['gateway/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...server, MAILBOX_PORT: '0' },
  });
  const end = Date.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The gateway exited with code ${child.exitCode}`);
    if (Date.now() > end) throw new Error(`The gateway did not answer within ${patience / 1000} s`);
    await wait(50);
  }
  return {
    origin: url,
    close: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`${url}/api/health/ready`);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
