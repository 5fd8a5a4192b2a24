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

export interface NextPageOptions {
  /** The gateway, from whose API each record is fetched. */
  readonly apiUrl: string;
  /** A file with the elements of pages by slug, for `/whole/`. */
  readonly elements: string;
  readonly firstAddress: string;
}

/** Starts the page as a child process. */
export async function startNextPage(
  folder: string,
  { apiUrl, elements, firstAddress }: NextPageOptions,
): Promise<RunningPage> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      API_URL: apiUrl,
      ELEMENTS: elements,
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
