import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { units } from 'contract/catalog';
import { family } from '../calls/processor-time';
import { postmasterOf } from '../database-client';
import { median } from '../measure';
import { memoryOfAll } from '../probe';
import { signIn } from '../sign-in';
import { verdict } from '../verdict';
import { formToken } from '../visitors';
import { figuresOf, slopeOf } from './figures';
import { type Installation, type Member, withInstallation } from './installation';
import { openStreams } from './streams';
import { startTraffic } from './traffic';

/**
 * `npm run bench:cluster [-- --minutes 10] [--soak]`: processor time of a request with one process and with two, a
 * thousand open event streams, and the memory of both processes under mixed load; with `--soak` the last alone.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    soak: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
/** Requests of one round. */
const round = 1_000;
const atOnce = 8;
const streams = 1_000;
/** Milliseconds in which streams do nothing. */
const idle = 30_000;
/** Milliseconds between two looks at the memory. */
const sample = 10_000;
/** Megabytes of a process after the soak, and by which it may grow in the second half of it. */
const [mostMegabytes, mostGrowth] = [250, 5];

await withInstallation(join(import.meta.dirname, '../../..'), async (installation) => {
  if (!values.soak) {
    await compareOneAndTwo(installation);
    await holdStreams(installation);
  }
  await soak(installation);
});

async function compareOneAndTwo(installation: Installation): Promise<void> {
  const { members, proxy } = installation;
  const ports = members.map(({ port }) => port);
  const behind = { one: ports.slice(0, 1), two: ports };
  const costs: Record<keyof typeof behind, number[]> = { one: [], two: [] };
  // Both processes compile what they run often.
  for (let turn = 0; turn < 6; turn += 1) await sendRequests(proxy.url);
  for (let turn = 0; turn < 7; turn += 1) {
    for (const name of ['one', 'two'] as const) {
      await proxy.route(behind[name]);
      await pause(1_000);
      const before = await secondsOf(members);
      await sendRequests(proxy.url);
      const cost = ((await secondsOf(members)) - before) / round;
      costs[name].push(cost * 1_000);
    }
  }
  const [one, two] = [median(costs.one), median(costs.two)];
  console.log(`a request: ${one.toFixed(2)} ms with one process, ${two.toFixed(2)} ms with two`);
  verdict('two processes cost at most 5 % more for each request', two <= one * 1.05);
}

async function secondsOf(members: readonly Member[]): Promise<number> {
  return sum(await Promise.all(members.map(figuresOf)), 'seconds');
}

async function sendRequests(url: string): Promise<void> {
  const paths = ['/', '/search?q=unit', '/contact-us', `/api/${units.endpoints.list.path}?page=1`];
  let sent = 0;
  async function send(): Promise<void> {
    while (sent < round) {
      const path = paths[sent % paths.length] ?? '/';
      sent += 1;
      await (await fetch(url + path)).text();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send));
}

async function holdStreams({ members, primary }: Installation): Promise<void> {
  const before = await Promise.all(members.map(figuresOf));
  const opened = await openStreams({ members, databaseUrl: primary.url, count: streams });
  await pause(2_000);
  const open = await Promise.all(members.map(figuresOf));
  await pause(idle);
  const later = await Promise.all(members.map(figuresOf));
  const megabytes = sum(open, 'megabytes') - sum(before, 'megabytes');
  const share = (sum(later, 'seconds') - sum(open, 'seconds')) / (idle / 1_000);
  console.log(
    `${opened.count()} streams: ${((megabytes * 1_000) / streams).toFixed(0)} kB each, ${(share * 100).toFixed(1)} % of a core for all`,
  );
  verdict('every stream is still open', opened.count() === streams);
  await opened.close();
}

function sum<Key extends string>(figures: readonly Record<Key, number>[], key: Key): number {
  return figures.reduce((total, one) => total + one[key], 0);
}

async function soak({ members, proxy, primary, replica }: Installation): Promise<void> {
  const site = { url: proxy.url };
  const token = await signIn(site.url);
  const traffic = startTraffic({ ...site, token, formToken: await formToken(site) });
  const seen: number[][] = members.map(() => []);
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    await pause(sample);
    const figures = await Promise.all(members.map(figuresOf));
    for (const [index, { megabytes }] of figures.entries()) seen[index]?.push(megabytes);
  }
  await traffic.stop();
  const failed = traffic.observed.filter(({ isOk }) => !isOk).length;
  console.log(`${traffic.observed.length} requests in ${minutes} minutes, ${failed} failed`);
  for (const [index, all] of seen.entries()) {
    const settled = all.slice(Math.floor(all.length / 2));
    const slope = slopeOf(settled) * (60_000 / sample);
    const ends = `${all[0]?.toFixed(0)} MB at first, ${all.at(-1)?.toFixed(0)} MB at last`;
    console.log(
      `process ${index + 1}: ${ends}, ${Math.max(...all).toFixed(0)} MB at most, ${slope.toFixed(2)} MB a minute in the second half`,
    );
    const [most, growth] = [Math.max(...settled), (slope * minutes) / 2];
    verdict(`at most ${mostMegabytes} MB, ${most.toFixed(0)}`, most <= mostMegabytes);
    const grown = `grows by at most ${mostGrowth} MB in the second half, ${growth.toFixed(1)}`;
    verdict(grown, growth <= mostGrowth);
  }
  for (const [name, { url }] of Object.entries({ primary, replica })) {
    const megabytes = await memoryOfAll(await family(await postmasterOf(url)));
    console.log(`database, ${name}: ${megabytes.toFixed(0)} MB with its shared buffers`);
  }
  verdict('no request failed', failed === 0);
}
