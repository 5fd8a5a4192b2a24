import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, siteLanguages } from 'contract';
import { companyEndpoints } from 'contract/content';
import { adminEndpoints, LoginAnswer } from 'contract/staff';
import { account, prepareSurroundings } from '../support/surroundings';

interface SiteUnderCheck {
  readonly origin: string;
  /** Switches all languages on; a site at `SITE_URL` keeps those that it has. */
  speakAll(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds, far beyond a slow machine's start. */
const patience = 300_000;

/** The built gateway with the demo company, or the site at `SITE_URL`. */
export async function startSite(): Promise<SiteUnderCheck> {
  const running = process.env['SITE_URL'];
  if (running !== undefined) {
    const nothing = () => Promise.resolve();
    return { origin: new URL(running).origin, speakAll: nothing, close: nothing };
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
    speakAll: () => speakAll(url),
    close: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function speakAll(url: string): Promise<void> {
  const signIn = await send(url, adminEndpoints.login, { body: account });
  const { token } = LoginAnswer.parse(await signIn.json());
  await send(url, companyEndpoints.update, { body: { siteLanguages }, token });
}

async function send(
  url: string,
  { method, path }: Endpoint,
  { body, token }: { readonly body: object; readonly token?: string },
): Promise<Response> {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return answer;
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
