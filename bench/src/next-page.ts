import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { installAside, run } from 'tools/install-aside';
import { firstAnswer, freePort } from './running-gateway';

export interface RunningPage {
  readonly url: string;
  stop(): Promise<void>;
}

const next = 'node_modules/next/dist/bin/next';

/** Builds the Next.js page for production; returns its folder. */
export async function buildNextPage(): Promise<string> {
  const folder = join(import.meta.dirname, '../next-page');
  await installAside(folder);
  await run(process.execPath, [next, 'build'], { folder, env: { NEXT_TELEMETRY_DISABLED: '1' } });
  return folder;
}

/** Starts the page as a child process, which fetches each record from the API at `apiUrl`. */
export async function startNextPage(
  folder: string,
  { apiUrl, firstAddress }: { readonly apiUrl: string; readonly firstAddress: string },
): Promise<RunningPage> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      API_URL: apiUrl,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  await firstAnswer(url + firstAddress, child);
  return {
    url,
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
