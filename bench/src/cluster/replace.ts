import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Installation, type Member, pastThePooler, type Run } from './installation';
import { run } from './next-version';

/** Time for nginx to read its list again and for requests under way. */
const drainTime = 2_000;

/** As the operations manual says: out of the proxy's list, ended, started, back into the list. */
export async function replace(
  { members, proxy }: Installation,
  member: Member,
  next?: Run,
): Promise<void> {
  const every = members.map(({ port }) => port);
  await proxy.route(every.filter((port) => port !== member.port));
  await pause(drainTime);
  await member.running.stop('SIGTERM');
  await member.start(next);
  await proxy.route(every);
  await pause(drainTime);
}

/** One process after the other, past the pooler from now on. */
export async function replaceInTurn(installation: Installation): Promise<void> {
  const env = pastThePooler(installation);
  for (const member of installation.members) await replace(installation, member, { env });
}

export async function upgradeInTurn(installation: Installation): Promise<void> {
  const env = pastThePooler(installation);
  const next = { env, root: installation.nextVersion };
  for (const member of installation.members) await replace(installation, member, next);
}

/** The step before an upgrade: the former version goes on with the migrated database. */
export async function migrateToNext(installation: Installation): Promise<void> {
  const { nextVersion, settings } = installation;
  const command = join(nextVersion, 'gateway/dist/command.js');
  const env = { ...settings, ...pastThePooler(installation) };
  await run([command, 'migrate'], { cwd: nextVersion, env });
}
