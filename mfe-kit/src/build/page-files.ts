import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack';
import type { PageFiles, RemoteManifest } from 'contract/release';
import { emittedModules } from './chunk-modules';

/** `path: 'unit', ...page(() => import('./unit/unit.screens'))`, as the compiler leaves it. */
const ownPage = /\bpath:\s*["']([^"']+)["'],\s*\.\.\.page\(\(\)\s*=>\s*import\(["']([^"']+)["']\)/g;

/**
 * The scripts of each page, by its pattern: those that its route loads on the first visit. A page whose route is written
 * in another way is left out: its scripts are requested by the remote itself.
 */
export function pageFilesOf({ patterns }: RemoteManifest, compilation: Compilation): PageFiles {
  const modules = [...emittedModules(compilation)];
  const pages = new Map<string, readonly string[]>();
  for (const [pattern, block] of [
    ...modules.flatMap((module) => plainPages(module, patterns)),
    ...modules.flatMap(ownPages),
  ]) {
    const files = compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    if (scripts.length > 0 && patterns.includes(pattern)) pages.set(pattern, scripts);
  }
  return Object.fromEntries([...pages].map(([pattern, scripts]) => [pattern, [...scripts]]));
}

type Page = readonly [pattern: string, block: AsyncDependenciesBlock];

function ownPages(module: Module): Page[] {
  const source = String(module.originalSource()?.source() ?? '');
  return [...source.matchAll(ownPage)].flatMap(([, path = '', request]) => {
    const block = module.blocks.find((one) => requestsOf(one).includes(request));
    return block === undefined ? [] : [[`/${path}`, block]];
  });
}

/** The pages of `withPlainPages`, each of which is found by its noun. */
function plainPages(module: Module, patterns: readonly string[]): Page[] {
  return module.blocks.flatMap((block) =>
    patterns.flatMap((pattern): Page[] =>
      requestsOf(block).includes(`.${pattern}${pattern}.screens.tsx`) ? [[pattern, block]] : [],
    ),
  );
}

function requestsOf({ dependencies }: AsyncDependenciesBlock): unknown[] {
  return dependencies.flatMap((one): unknown[] => [
    Reflect.get(one, 'request'),
    Reflect.get(one, 'userRequest'),
  ]);
}
