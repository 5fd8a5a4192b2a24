import type { runWebpack } from 'mfe-kit/build';

type Compilation = Awaited<ReturnType<typeof runWebpack>>['compilation'];

/** The files that a lazy page brings along, by the request of its import. */
export function pageFiles({ chunkGroups }: Compilation, page: string): string[] {
  const groups = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => request?.endsWith(page)),
  );
  if (groups.length === 0)
    throw new Error(`No part of this build is loaded by an import of ${page}`);
  return groups.flatMap((group) => group.getFiles());
}
