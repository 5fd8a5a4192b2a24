import type { runWebpack } from 'mfe-kit/build';

type Compilation = Awaited<ReturnType<typeof runWebpack>>['compilation'];

/** The files of lazy pages, by the requests of their imports. */
export function pageFiles({ chunkGroups }: Compilation, pages: readonly string[]): string[] {
  return pages.flatMap((page) => {
    const groups = chunkGroups.filter(({ origins }) =>
      origins.some(({ request }) => request?.replace(/\.tsx?$/, '').endsWith(page)),
    );
    if (groups.length === 0)
      throw new Error(`No chunk of this build is loaded by an import of ${page}`);
    return groups.flatMap((group) => group.getFiles());
  });
}
