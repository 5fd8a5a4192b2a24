import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from 'tools/free-port';
import { end, startServer } from './child';

export interface Proxy {
  readonly url: string;
  /** Passes requests to these ports alone from now on; requests under way end where they are. */
  route(ports: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/** Debian's nginx in front of the product's processes, as the operations manual sets it up. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await mkdir(join(folder, 'nginx'));
  await writeFile(file, settings(folder, port, ports));
  const child = await startServer(['nginx', '-p', `${folder}/`, '-c', file, '-e', 'stderr'], port);
  return {
    url: `http://127.0.0.1:${port}`,
    async route(next) {
      await writeFile(file, settings(folder, port, next));
      child.kill('SIGHUP');
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/**
 * Without `X-Forwarded-For`: requests count as this machine's own, which have no limits. Without kept connections of clients:
 * nginx closes them when it reads its list again, and `fetch` does not repeat a request that meets the end of one, as
 * browsers do.
 */
function settings(folder: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  return `daemon off;
pid ${folder}/nginx.pid;
error_log /dev/null;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_timeout 0;
  client_body_temp_path ${folder}/nginx/body;
  proxy_temp_path ${folder}/nginx/proxy;
  fastcgi_temp_path ${folder}/nginx/fastcgi;
  uwsgi_temp_path ${folder}/nginx/uwsgi;
  scgi_temp_path ${folder}/nginx/scgi;
  upstream product { ${servers.join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 600m;
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Request-Id $request_id;
      proxy_connect_timeout 2s;
      proxy_read_timeout 90s;
      proxy_next_upstream error timeout http_503;
    }
  }
}
`;
}
