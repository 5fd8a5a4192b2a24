import type { IncomingMessage, ServerResponse } from 'node:http';
import { shellRoutes } from 'contract';
import { matchRemote, readRegistry } from 'contract/release';
import { newNonce, shellHeaders } from 'gateway/security';
import { fastRefreshHeader } from 'mfe-kit/dev';
import { shellDocument } from 'shell/document';
import { devRegistry, type ServedRemote } from './dev-registry';

export interface DevPages {
  readonly gateway: string;
  readonly remotes: readonly ServedRemote[];
  /** Where remotes may come from besides: a dev server of somebody who asks for it in the address. */
  readonly remoteOrigins: readonly string[];
  /** The scripts that start the shell. */
  readonly scripts: () => Promise<readonly string[]>;
}

const shellPaths = new Set<string>(Object.values(shellRoutes));

/** Answers what differs from the gateway while dev servers run: the registry, and the pages that have it inside. */
export function shellPages(pages: DevPages) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const isFile = /^\/(?:shell|dev|remotes)\//.test(path);
    try {
      if (request.method !== 'GET' || isFile || !(await answer(pages, path, response))) next();
    } catch (error) {
      next(error);
    }
  };
}

async function answer(pages: DevPages, path: string, response: ServerResponse): Promise<boolean> {
  const isRegistry = path === `/api/${readRegistry.path}`;
  if (!isRegistry && path.startsWith('/api/')) return false;
  const registry = await devRegistry(pages.gateway, pages.remotes);
  if (isRegistry) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(registry));
    return true;
  }
  if (!shellPaths.has(path) && !matchRemote(registry, path)) return false;
  const nonce = newNonce();
  const scripts = await pages.scripts();
  const assets = { publicPath: '/shell/', scripts, chunks: {}, integrity: {} };
  response.setHeaders(new Map(Object.entries(shellHeaders(nonce, pages.remoteOrigins))));
  response.setHeader(fastRefreshHeader.name, fastRefreshHeader.value);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const { remoteOrigins } = pages;
  response.end(shellDocument({ assets, registry, pathname: path, nonce, remoteOrigins }));
  return true;
}
