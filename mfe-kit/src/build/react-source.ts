import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Whose React a remote runs in: the page's, one that it brings, or none, with a framework that it brings. */
export const ReactSource = z.enum(['page', 'own', 'none']);
export type ReactSource = z.infer<typeof ReactSource>;

const Settings = z.object({ 'mfe-kit': z.object({ react: ReactSource }).optional() });

/** What the remote's package.json says: `"mfe-kit": { "react": "own" }`. */
export function reactSourceOf(folder: string): ReactSource {
  const settings = Settings.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return settings['mfe-kit']?.react ?? 'page';
}
