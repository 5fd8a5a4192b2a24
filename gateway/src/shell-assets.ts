import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The contents of the shell build's `assets.json`. */
export const ShellAssets = z.object({
  publicPath: z.string(),
  scripts: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
  integrity: z.record(z.string(), z.string()),
  shared: z.record(z.string(), z.string()),
  names: z.record(z.string(), z.array(z.string())),
});
export type ShellAssets = z.infer<typeof ShellAssets>;

export async function readShellAssets(folder: string): Promise<ShellAssets> {
  return ShellAssets.parse(JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')));
}

/** Identifies a build of the shell by the hashes of its files. */
export function shellBuild({ integrity }: ShellAssets): string {
  const hashes = Object.values(integrity).toSorted((one, other) => (one < other ? -1 : 1));
  return createHash('sha256').update(hashes.join()).digest('base64url').slice(0, 16);
}
