import type { IncomingMessage, ServerResponse } from 'node:http';
import { shellRoutes } from 'contract';
import { tokenCookie } from 'contract/staff';
import { matchRemote, readRegistry, type Registry } from 'contract/release';
import { newNonce, shellHeaders } from 'gateway/security';
import { fastRefreshHeader } from 'mfe-kit/dev';
import { shellDocument } from 'shell/document';
import { devRegistry, type ServedRemote } from './dev-registry';

export interface DevPages {
  readonly gateway: string;
  readonly remotes: readonly ServedRemote[];
  /** Origins allowed for overrides: dev servers named in the URL. */
  readonly overrideOrigins: readonly string[];
  /** The scripts of the shell's entry. */
  readonly scripts: () => Promise<string[]>;
}

const shellPaths = new Set<string>(Object.values(shellRoutes));

/** Middleware for what differs from the gateway while dev servers run: the registry, and the pages that embed it. */
export function shellPages(pages: DevPages) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    const path = pathOf(request);
    const isFile = /^\/(?:shell|dev|remotes)\//.test(path);
    try {
      if (request.method !== 'GET' || isFile || !(await answer(pages, request, response))) next();
    } catch (error) {
      next(error);
    }
  };
}

async function answer(
  pages: DevPages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request);
  const isRegistry = path === `/api/${readRegistry.path}`;
  if (!isRegistry && path.startsWith('/api/')) return false;
  const { authorization = `Bearer ${tokenIn(request)}` } = request.headers;
  const registry = await devRegistry(pages.gateway, pages.remotes, authorization);
  if (isRegistry) {
    // The gateway answers with its own error.
    if (registry === undefined) return false;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(registry));
    return true;
  }
  if (!shellPaths.has(path) && !(await isAdminAddress(pages, path, registry))) return false;
  const nonce = newNonce();
  const scripts = await pages.scripts();
  const assets = { publicPath: '/shell/', scripts, chunks: {}, integrity: {} };
  response.setHeaders(new Map(Object.entries(shellHeaders(nonce, pages.overrideOrigins))));
  response.setHeader(fastRefreshHeader.name, fastRefreshHeader.value);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const { overrideOrigins } = pages;
  response.end(shellDocument({ assets, registry, pathname: path, nonce, overrideOrigins }));
  return true;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname;
}

function tokenIn({ headers }: IncomingMessage): string {
  return new RegExp(`(?:^|;\\s*)${tokenCookie}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

/** Whether a path is the admin panel's. Without a registry, as when signed out, the gateway's answer shows it. */
async function isAdminAddress(
  { gateway }: DevPages,
  path: string,
  registry: Registry | undefined,
): Promise<boolean> {
  if (registry !== undefined) return matchRemote(registry, path) !== undefined;
  const page = await fetch(new URL(path, gateway), { redirect: 'manual' });
  return (await page.text()).includes('<title>Admin</title>');
}
