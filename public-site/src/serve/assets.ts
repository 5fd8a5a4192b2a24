import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Language } from '../language/languages';
import type { PageKind } from '../app/page-components';
import { acceptsEncoding, etagOf } from '../http/negotiation';
import { siteHeaders, workerPolicy } from '../http/security-headers';

/** The files of the browser build. */
export interface SiteAssets {
  /** Changes with every build of the site. */
  readonly build: string;
  /** The URLs of the initial scripts for a kind of page in a language, in load order. */
  scriptsOf(kind: PageKind, language: Language['code']): readonly string[];
  /** The URLs of the fonts that every page needs. */
  readonly fonts: readonly string[];
  /** The response to a request for a file; undefined for other requests. */
  answer(request: Request): Response | undefined;
}

const assetPrefix = '/site/assets/';
const Manifest = z.object({
  scripts: z.array(z.string()),
  /** By page kind. */
  pages: z.record(z.string(), z.array(z.string())),
  /** By language; the texts of the default one stand in the scripts. */
  languages: z.record(z.string(), z.array(z.string())),
  fonts: z.array(z.string()),
});
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  // What the worker for shapes loads.
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Reads the browser build into memory; by default the one beside the built server. */
export async function readAssets(
  folder = fileURLToPath(new URL('../client/', import.meta.url)),
): Promise<SiteAssets> {
  const names = await readdir(folder);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  await Promise.all(
    names.map(async (name) => files.set(name, new Uint8Array(await readFile(join(folder, name))))),
  );
  const manifest = Manifest.parse(JSON.parse(new TextDecoder().decode(files.get('manifest.json'))));
  const addresses = (list: readonly string[]) => list.map((name) => assetPrefix + name);
  return {
    build: etagOf(manifest.scripts).slice(3, 15),
    scriptsOf: (kind, language) =>
      addresses([
        ...(manifest.languages[language] ?? []),
        ...(manifest.pages[kind] ?? []),
        ...manifest.scripts,
      ]),
    fonts: addresses(manifest.fonts),
    answer: (request) => fileAnswer(request, files),
  };
}

function fileAnswer(
  request: Request,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Response | undefined {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(assetPrefix)) return undefined;
  const name = pathname.slice(assetPrefix.length);
  const type = types[extname(name)];
  const plain = files.get(name);
  if (type === undefined || plain === undefined) {
    return new Response('Not found', {
      status: 404,
      headers: { ...siteHeaders, 'cache-control': 'no-cache' },
    });
  }
  const encoding = encodings.find(
    ({ label, suffix }) => acceptsEncoding(request, label) && files.has(name + suffix),
  );
  const headers = new Headers({
    ...siteHeaders,
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  if (type === types['.js']) headers.set('content-security-policy', workerPolicy);
  if (encoding) headers.set('content-encoding', encoding.label);
  const body = encoding ? files.get(name + encoding.suffix) : plain;
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const encodings = [
  { label: 'br', suffix: '.br' },
  { label: 'gzip', suffix: '.gz' },
] as const;
