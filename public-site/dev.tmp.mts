import { createServer } from 'node:http';
import { startTestApi } from 'api/testing';
import { createSite, readAssets } from 'public-site/site';
import { siteListener } from './src/server/site-listener';
const api = await startTestApi({ seed: 'demo' });
let down = false; let calls = 0;
const apiFetch = async (path: string) => {
  calls++; if (process.env.LOG) console.log(path);
  if (down) throw new Error('down');
  const a = await api.inject({ method: 'GET', url: path });
  return new Response(a.body, { status: a.statusCode });
};
const site = createSite({ apiFetch, assets: await readAssets(), log: (m, c) => console.error(m, String(c)) });
const listen = siteListener(site);
createServer((q, r) => {
  if (q.url === '/__down') { down = !down; r.end(String(down)); return; }
  if (q.url === '/__calls') { r.end(String(calls)); calls = 0; return; }
  void listen(q, r);
}).listen(4391, () => console.log('up'));
