import { setTimeout as pause } from 'node:timers/promises';
import { units } from 'contract/catalog';
import { emails } from 'contract/email';
import { fileEndpoints } from 'contract/file';
import { jobEndpoints } from 'contract/jobs';
import { readAll, type Site, untilAnswered } from '../harness/api-calls';
import { doubled, lostOrDoubledForms } from '../harness/stored-forms';
import type { Acknowledged } from './kill-work';

export interface KillOutcome {
  readonly site: Site;
  readonly token: string;
  readonly acknowledged: Acknowledged;
  /** The units that jobs change. */
  readonly changed: readonly string[];
  /** The number of accepted messages by address. */
  readonly delivered: ReadonlyMap<string, number>;
}

const patience = 180_000;

/** Describes records that were lost or doubled. */
export async function lostOrDoubled(outcome: KillOutcome): Promise<string[]> {
  const found = [
    await jobsOf(outcome),
    await unitsOf(outcome),
    await lostOrDoubledForms(outcome, outcome.acknowledged.forms),
    await filesOf(outcome),
    await mailsOf(outcome),
  ];
  return found.flat();
}

/** Every job is complete, including those whose start was not acknowledged, and wrote each record once. */
async function jobsOf({ site, token, acknowledged, changed }: KillOutcome): Promise<string[]> {
  const limit = performance.now() + patience;
  const wrong: string[] = [];
  const all = await readAll((query) => untilAnswered(site, jobEndpoints.list, { token, query }));
  const ids = all.map(({ _id }) => _id);
  wrong.push(
    ...acknowledged.jobs
      .filter((id) => !ids.some((one) => one === id))
      .map((id) => `job ${id} is lost`),
  );
  let writes = 0;
  for (const id of ids) {
    const read = () => untilAnswered(site, jobEndpoints.get, { token, id });
    let { data: job } = await read();
    while ((job.state === 'queued' || job.state === 'running') && performance.now() < limit) {
      await pause(100);
      ({ data: job } = await read());
    }
    const isWhole = job.state === 'done' && job.done === job.total && job.refused === 0;
    writes += job.changed;
    if (!isWhole)
      wrong.push(`job ${id} is ${job.state}, ${job.done} of ${job.total}, ${job.refused} refused`);
  }
  const outcome = await readAll((query) =>
    untilAnswered(site, units.endpoints.list, { token, query }),
  );
  const versions = outcome.filter(({ _id }) => changed.some((id) => id === _id));
  const written = versions.reduce((sum, { version }) => sum + version - 1, 0);
  if (written !== writes) wrong.push(`jobs counted ${writes} writes and made ${written}`);
  return wrong;
}

async function unitsOf({ site, token, acknowledged }: KillOutcome): Promise<string[]> {
  const all = await readAll((query) => untilAnswered(site, units.endpoints.list, { token, query }));
  const ids = new Set<string>(all.map(({ _id }) => _id));
  const lost = acknowledged.units.filter((id) => !ids.has(id)).map((id) => `unit ${id} is lost`);
  return [
    ...lost,
    ...doubled(
      'unit',
      all.map(({ name }) => name),
    ),
  ];
}

async function filesOf(outcome: KillOutcome): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, content] of outcome.acknowledged.files) {
    if ((await download(outcome, name)) !== content) wrong.push(`the file ${name} is lost`);
  }
  return wrong;
}

async function download({ site, token }: KillOutcome, name: string): Promise<string> {
  const path = fileEndpoints.download.path.replace('{name}', name);
  const answer = await fetch(`${site.url}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.text();
}

/** A message interrupted during its transfer may have arrived or not, and has the status unknown. */
async function mailsOf({ site, token, acknowledged, delivered }: KillOutcome): Promise<string[]> {
  const read = () =>
    readAll((query) => untilAnswered(site, emails.endpoints.list, { token, query }));
  const limit = performance.now() + patience;
  let all = await read();
  const isOnItsWay = () => all.some(({ status }) => status === 'queued' || status === 'sending');
  while (isOnItsWay() && performance.now() < limit) {
    await pause(200);
    all = await read();
  }
  const states = new Map(all.map(({ to, status }) => [to, status]));
  const lost = acknowledged.mails.flatMap((to) => {
    const state = states.get(to);
    const count = delivered.get(to) ?? 0;
    const isRight = (state === 'sent' && count === 1) || (state === 'unknown' && count <= 1);
    return isRight
      ? []
      : [`the mail to ${to} is ${state ?? 'lost'} and was delivered ${count} times`];
  });
  const repeated = [...delivered].filter(([, count]) => count > 1);
  return [
    ...lost,
    ...repeated.map(([to, count]) => `the mail to ${to} was delivered ${count} times`),
    ...doubled(
      'mail',
      all.map(({ to }) => to),
    ),
  ];
}
