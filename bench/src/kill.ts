import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUnits, readUnits, signIn } from './unit-calls';
import { startGateway, type RunningGateway } from './running-gateway';

/**
 * `npm run bench:kill`: the process is killed in the middle of 50 writes, three times, each time a little later. Every
 * write that was acknowledged must be there after the next start, and none twice. With `DATABASE_URL` the records
 * are those of that server, which must be empty, and the process alone is killed.
 */
const writes = 50;
const killAfter = [1, 20, 40];
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-kill-'));

try {
  const lost: string[] = [];
  for (const [index, count] of killAfter.entries()) {
    lost.push(...(await playRound(`r${index + 1}`, count)));
  }
  console.log(lost.length === 0 ? 'Every acknowledged write is there, once.' : lost.join('\n'));
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

/** What went wrong in a round, in words. */
async function playRound(round: string, count: number): Promise<string[]> {
  const acknowledged = await writeUntilKilled(await start(), { round, count });
  const gateway = await start();
  const kept = (await readUnits(gateway.url)).filter(({ name }) => name.startsWith(`${round}-`));
  await gateway.stop('SIGTERM');

  const ids = new Set<string>(kept.map(({ _id }) => _id));
  const lost = acknowledged.filter((id) => !ids.has(id));
  const doubled = kept.length - new Set(kept.map(({ name }) => name)).size;
  const restart = (gateway.startTime / 1000).toFixed(1);
  console.log(
    `${round}: killed after ${count} answers, ${acknowledged.length} acknowledged, ${kept.length} kept, ` +
      `${lost.length} lost, ${doubled} doubled; up again after ${restart} s`,
  );
  return [
    ...lost.map((id) => `${round} lost ${id}, which was acknowledged`),
    ...(doubled === 0 ? [] : [`${round} has ${doubled} records twice`]),
  ];
}

async function writeUntilKilled(
  gateway: RunningGateway,
  { round, count }: { round: string; count: number },
): Promise<string[]> {
  const token = await signIn(gateway.url);
  const acknowledged: string[] = [];
  let killing: Promise<void> | undefined;
  const names = Array.from({ length: writes }, (_, index) => `${round}-${index}`);
  await addUnits({ url: gateway.url, token }, names, (id) => {
    acknowledged.push(id);
    if (acknowledged.length >= count) killing ??= gateway.stop('SIGKILL');
  });
  await killing;
  return acknowledged;
}

function start(): Promise<RunningGateway> {
  return startGateway({ dataFolder, seed: 'none', firstAddress: '/api/health/ready' });
}
