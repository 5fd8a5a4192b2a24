import { join } from 'node:path';
import { installAside, run } from 'tools/install-aside';
import { startServer } from '../harness/start-server';

const next = 'node_modules/next/dist/bin/next';
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** Builds the Next.js page for production; returns its folder. */
export async function buildNextPage(): Promise<string> {
  const folder = join(import.meta.dirname, '../../next-page');
  await installAside(folder);
  await run(process.execPath, [next, 'build'], { folder, env: quiet });
  return folder;
}

export interface NextPageOptions {
  /** The gateway, from whose API each record is fetched. */
  readonly apiUrl: string;
  /** A file with the elements of pages by slug. */
  readonly elements: string;
  readonly firstAddress: string;
}

export function startNextPage(folder: string, { apiUrl, elements, firstAddress }: NextPageOptions) {
  const env = { ...quiet, API_URL: apiUrl, ELEMENTS: elements };
  return startServer({ arguments_: [next, 'start'], folder, env, firstAddress });
}
