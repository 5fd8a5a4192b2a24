import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AssetListing } from 'mfe-kit/build';
import { freePort } from 'tools/free-port';

/** A built app: its folder with the compressed files, and the scripts of its page. */
export interface FrontFiles {
  readonly folder: string;
  readonly assets: AssetListing;
  /** Whether the panel's page loads this app instead of the shell. */
  readonly isOneBundle: boolean;
}

export interface ShellFront {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A proxy before the gateway, which sends the files of an app and of the remotes itself. Both sides of a comparison use
 * one, so that the files of both come the same way.
 */
export async function startShellFront(gateway: string, files: FrontFiles): Promise<ShellFront> {
  const port = await freePort();
  const server = createServer((incoming, answer) => {
    respond({ gateway, files, incoming, answer }).catch((cause: unknown) => {
      console.error(cause);
      answer.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const root = join(import.meta.dirname, '../../..');
/** A file of a remote as it was built: `mfe-catalog`, `1.0.0-1a2b3c4/remoteEntry.js`. */
const remoteFile = /^\/remotes\/(mfe-[a-z]+)\/([\w.-]+\/[\w.-]+\.js)$/;

interface Exchange {
  readonly gateway: string;
  readonly files: FrontFiles;
  readonly incoming: IncomingMessage;
  readonly answer: ServerResponse;
}

async function respond({ gateway, files, incoming, answer }: Exchange): Promise<void> {
  const path = incoming.url ?? '/';
  const isPage = incoming.headers.accept?.startsWith('text/html') ?? false;
  const { folder, assets } = files;
  if (path.startsWith(assets.publicPath))
    return sendFile(answer, folder, path.slice(assets.publicPath.length));
  const [, remote = '', file = ''] = remoteFile.exec(path) ?? [];
  if (remote !== '') return sendFile(answer, join(root, remote, 'dist'), file);
  if (files.isOneBundle && isPage) return sendPage(gateway, files, incoming, answer);
  return handOn(gateway, incoming, answer);
}

function handOn(gateway: string, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', gateway), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer).once('close', resolve);
    });
    onward.once('error', reject);
    incoming.pipe(onward);
  });
}

async function sendFile(answer: ServerResponse, folder: string, name: string): Promise<void> {
  const isScript = name.endsWith('.js');
  const content = await readFile(join(folder, isScript ? `${name}.br` : name));
  answer.writeHead(200, {
    'content-type': isScript ? 'text/javascript; charset=utf-8' : 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    ...(isScript && { 'content-encoding': 'br' }),
  });
  answer.end(content);
}

/** The panel's page with the scripts of the one bundle; without preloads of remotes. */
async function sendPage(
  gateway: string,
  { assets }: FrontFiles,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const page = await fetch(new URL(incoming.url ?? '/', gateway), {
    headers: { cookie: incoming.headers.cookie ?? '' },
  });
  const text = await page.text();
  const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  const scripts = assets.scripts.map(
    (file) =>
      `<script defer nonce="${nonce}" crossorigin src="${assets.publicPath}${file}" integrity="${assets.integrity[file] ?? ''}"></script>`,
  );
  const header = (name: string) => page.headers.get(name) ?? '';
  answer.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': header('content-security-policy'),
    // Costs a process of its own.
    'cross-origin-opener-policy': header('cross-origin-opener-policy'),
    'cache-control': 'no-cache',
  });
  answer.end(
    text
      .replaceAll(/<link rel="preload" as="script"[^<>]*>\n?/g, '')
      .replaceAll(/<script defer[^<>]*><\/script>\n?/g, '')
      .replace('</head>', `${scripts.join('\n')}\n</head>`),
  );
}
