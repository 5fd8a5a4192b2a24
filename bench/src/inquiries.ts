import { demoCompany } from 'demo-company';
import { startTestApi, type TestApi } from 'api/testing';
import { loadInquiries, sizes } from './inquiries-load';
import { type TimedCall, inquiryQueries, readKnown } from './inquiries-queries';
import { measure, type Timing } from './measure';

/**
 * `npm run bench:inquiries`: lists, ready views, search and dashboard over 100 000 inquiries of twelve months, called
 * in process; on the embedded database and on a PostgreSQL server. The budgets apply to the server only.
 */
const api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
try {
  const isServer = api.services.pool.engine === 'server';
  console.log(isServer ? 'PostgreSQL server' : 'embedded database');
  const start = performance.now();
  await loadInquiries(api.services);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${JSON.stringify(sizes)} loaded in ${seconds} s`);
  console.log(`${' '.repeat(44)}count      p50      p95  longest`);
  for (const timed of inquiryQueries(await readKnown(api))) await time(api, timed, isServer);
} finally {
  await api.close();
}

async function time(
  { inject, adminToken }: TestApi,
  { label, path, queries, budget }: TimedCall,
  isServer: boolean,
): Promise<void> {
  const timing = await measure(queries, async (query) => {
    const url = `/api/${path}?${query}`;
    const answer = await inject({ url, headers: { authorization: `Bearer ${adminToken}` } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  });
  const isBroken = isServer && budget !== undefined && timing.p95 > budget;
  print(label, timing, isBroken ? `BROKEN: at most ${budget} ms` : '');
  if (isBroken) process.exitCode = 1;
}

function print(label: string, { count, p50, p95, longest }: Timing, verdict: string): void {
  const columns = [p50, p95, longest].map((time) => time.toFixed(1).padStart(9)).join('');
  console.log(`${label.padEnd(44)}${String(count).padStart(5)}${columns}  ${verdict}`.trimEnd());
}
