import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../harness/database-client';
import { signIn } from '../harness/sign-in';
import { verdict } from '../verdict';
import { lostOrDoubledForms } from '../harness/stored-forms';
import { type Installation, metricsToken } from './installation';
import { nextColumn } from './next-version';
import type { Played } from './play-fault';
import type { Traffic } from './traffic';

/** What must hold on any machine. */
export async function judge(
  { primary, proxy, members }: Installation,
  traffic: Traffic,
  played: readonly Played[],
): Promise<void> {
  const site = { url: proxy.url };
  for (const { log } of members) for (const line of new Set(log.map(messageOf))) console.log(line);
  const dead = members.filter(({ running: { child } }) => child.exitCode !== null);
  verdict('both processes live at the end', dead.length === 0);
  const token = await signIn(site.url);
  const wrong = await lostOrDoubledForms({ site, token }, traffic.acknowledged);
  for (const words of wrong.slice(0, 20)) console.log(words);
  const count = traffic.acknowledged.size;
  verdict(`${count} inquiries: none lost, none doubled`, wrong.length === 0 && count > 0);
  const lost = await lostFiles(traffic, site.url, token);
  verdict(
    `${traffic.files.size} files: none lost or changed`,
    lost === 0 && traffic.files.size > 0,
  );
  for (const { fault, failed } of played) {
    if (fault.failsNobody) verdict(`${fault.name}: no failed request`, failed.length === 0);
  }
  await withClient(primary.url, judgeTables);
  const fromReplica = await Promise.all(members.map(({ running }) => readsOfReplica(running.url)));
  verdict(
    `reads from the replica by each process: ${fromReplica.join(', ')}`,
    fromReplica.every((count) => count > 0),
  );
  const stuck = played.filter(({ isOver }) => !isOver).map(({ fault }) => fault.name);
  verdict(`over soon after each repair ${stuck.join(', ')}`.trim(), stuck.length === 0);
}

async function judgeTables(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    'select from information_schema.columns where column_name = $1',
    [nextColumn],
  );
  if (rowCount) await judgeNextVersion(client);
}

async function judgeNextVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select count(*)::int as written, count(next_version_inquiry)::int as followed
      from product_inquiry left join next_version_inquiry on product_inquiry_id = product_inquiry._id
      where ${nextColumn} is not null`);
  const { written, followed } = rows[0];
  verdict(
    `${followed} of ${written} inquiries since the migration are in the next version's table`,
    written > 0 && followed === written,
  );
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
