import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { addressOf } from './edge-server';

/** A team's static file server on an origin of its own, with CORS for any page. */
export interface FileServer {
  readonly url: string;
  /** The requested paths. */
  readonly requests: readonly string[];
  /** Changes the served folder; `others` maps some paths to other folders. */
  serve(folder: string, others?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export async function startFileServer(): Promise<FileServer> {
  const requests: string[] = [];
  let folderOf = (_path: string) => 'nowhere';
  const server = createServer((request, response) => {
    const path = normalize((request.url ?? '/').split('?')[0] ?? '/');
    requests.push(path);
    response.setHeader('access-control-allow-origin', '*');
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/json';
    readFile(join(folderOf(path), path)).then(
      (content) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: addressOf(server.address()),
    requests,
    serve(folder, others = {}) {
      folderOf = (path) => others[path] ?? folder;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
