import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../sign-in';
import { verdict } from '../verdict';
import { formToken, lostOrDoubledForms, readSent } from '../visitors';
import { faults } from './faults';
import { type Installation, metricsToken, withInstallation } from './installation';
import { type FaultTimes, playedOf, playFault, printTable, type Played } from './play-fault';
import { startTraffic, type Traffic } from './traffic';

/**
 * `npm run test:cluster [-- --short] [--only NAME]`: two processes of the built product behind nginx, on PostgreSQL with
 * a replica behind pgbouncer, under load while one part after the other fails. Requests may fail meanwhile; nothing
 * acknowledged may be lost or doubled, and the processes live.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});
const chosen = faults.filter(
  ({ name, isLong }) => !(values.short && isLong) && (values.only ?? [name]).includes(name),
);
const begin = performance.now();

await withInstallation(async (installation) => {
  console.log(`ready after ${Math.round((performance.now() - begin) / 1000)} s`);
  const site = { url: installation.proxy.url };
  const token = await signIn(site.url);
  const traffic = startTraffic({ ...site, token, formToken: await formToken(site) });
  const times: FaultTimes[] = [];
  for (const fault of chosen) times.push(await playFault(fault, installation, traffic));
  await traffic.stop();
  const played = times.map((each) => playedOf(each, traffic.observed));
  printTable(played);
  await judge(installation, traffic, played);
});
console.log(`${Math.round((performance.now() - begin) / 1000)} s in all`);

async function judge(
  { proxy, members }: Installation,
  traffic: Traffic,
  played: readonly Played[],
): Promise<void> {
  const site = { url: proxy.url };
  for (const { log } of members) for (const line of new Set(log.map(messageOf))) console.log(line);
  const dead = members.filter(({ running: { child } }) => child.exitCode !== null);
  verdict('both processes live at the end', dead.length === 0);
  const token = await signIn(site.url);
  const wrong = lostOrDoubledForms(traffic.acknowledged, await readSent(site, token));
  for (const words of wrong.slice(0, 20)) console.log(words);
  const count = traffic.acknowledged.length;
  verdict(`${count} inquiries: none lost, none doubled`, wrong.length === 0 && count > 0);
  const lost = await lostFiles(traffic, site.url, token);
  verdict(
    `${traffic.files.size} files: none lost or changed`,
    lost === 0 && traffic.files.size > 0,
  );
  for (const { fault, failed } of played) {
    if (fault.failsNobody) verdict(`${fault.name}: no failed request`, failed.length === 0);
  }
  const fromReplica = await Promise.all(members.map(({ running }) => readsOfReplica(running.url)));
  verdict(
    `reads from the replica by each process: ${fromReplica.join(', ')}`,
    fromReplica.every((count) => count > 0),
  );
  const stuck = played.filter(({ isOver }) => !isOver).map(({ fault }) => fault.name);
  verdict(`over soon after each repair ${stuck.join(', ')}`.trim(), stuck.length === 0);
}

async function lostFiles({ files }: Traffic, url: string, token: string): Promise<number> {
  let lost = 0;
  for (const [name, content] of files) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/file/download/${name}`, { headers });
    if ((await answer.text()) !== content) lost += 1;
    await pause(1);
  }
  return lost;
}

/** Since the last start of the process. */
async function readsOfReplica(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/api/metrics`, { headers })).text();
  return Number(/^replica_reads_total\{server="replica"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

function messageOf(line: string): string {
  try {
    return `  log: ${String(JSON.parse(line).msg)}`;
  } catch {
    return `  log: ${line}`;
  }
}
