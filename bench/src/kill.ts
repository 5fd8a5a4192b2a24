import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { units } from 'contract/catalog';
import { mailServers } from 'contract/email';
import { startCountingMailServer } from './counting-mail-server';
import { untilAnswered } from './kill-calls';
import { lostOrDoubled } from './kill-check';
import { type Acknowledged, nothingYet, workRound } from './kill-work';
import { randomSeries } from './random-series';
import { startGateway, type RunningGateway } from './running-gateway';
import { signIn } from './sign-in';
import { verdict } from './verdict';
import { formToken, type Site } from './visitors';

/**
 * `npm run bench:kill`: kills the process repeatedly during writes of records, forms, applications with files, uploads,
 * mails and a job, each time after a different number of answers; `KILLS` sets how often. Everything acknowledged must
 * be stored at the end, and nothing twice. With `DATABASE_URL` the records are on that server, which must be empty, and
 * only the process is killed.
 */
const kills = Number(process.env['KILLS'] ?? 3);
/** A round has 16 answers, so that some rounds complete before the kill. */
const mostAnswers = 20;
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-kill-'));
const mail = await startCountingMailServer();

try {
  await play();
} finally {
  await mail.close();
  await rm(dataFolder, { recursive: true, force: true });
}

async function play(): Promise<void> {
  console.log(
    process.env['DATABASE_URL'] === undefined ? 'embedded database' : 'PostgreSQL server',
  );
  const random = randomSeries(1);
  const acknowledged = nothingYet();
  let gateway = await start();
  const site: Site = { url: gateway.url };
  const token = await signIn(site.url);
  const body = {
    name: 'Counting',
    host: '127.0.0.1',
    port: mail.port,
    security: 'none',
    fromAddress: 'sales@example.com',
  } as const;
  await untilAnswered(site, mailServers.endpoints.add, { token, body });
  const shown = await formToken(site);
  const changed = await addUnitsToChange(site, token);
  for (let kill = 1; kill <= kills; kill += 1) {
    let due = 1 + Math.floor(random() * mostAnswers);
    let restarted: Promise<void> | undefined;
    const killNow = async () => {
      await gateway.stop('SIGKILL');
      gateway = await start();
      site.url = gateway.url;
    };
    const onAnswer = () => {
      due -= 1;
      if (due <= 0) restarted ??= killNow();
    };
    const name = `k${kill}`;
    const writer = { site, token, formToken: shown, acknowledged, changed, onAnswer };
    await workRound({ ...writer, name, number: kill });
    await (restarted ?? killNow());
    if (kill % 10 === 0 || kill === kills)
      console.log(
        `${kill} kills: ${countsOf(acknowledged)}; up again after ${(gateway.startTime / 1000).toFixed(1)} s`,
      );
  }
  const delivered = mail.delivered;
  const wrong = await lostOrDoubled({ site, token, acknowledged, delivered, changed });
  await gateway.stop('SIGTERM');
  for (const words of wrong.slice(0, 50)) console.log(words);
  verdict(`nothing acknowledged lost, nothing doubled after ${kills} kills`, wrong.length === 0);
}

async function addUnitsToChange(site: Site, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < 150; number += 1) {
    const name = `changed-${number}`;
    const unit = { name, symbol: name, dimension: 'mass', factor: 1 } as const;
    const { data } = await untilAnswered(site, units.endpoints.add, { token, body: unit });
    ids.push(data._id);
  }
  return ids;
}

function countsOf({ units, forms, applications, mails, files, jobs }: Acknowledged): string {
  return `${units.length} units, ${forms.size} inquiries, ${applications.size} applications, ${mails.length} mails, ${files.size} files, ${jobs.length} jobs acknowledged`;
}

function start(): Promise<RunningGateway> {
  return startGateway({
    dataFolder,
    seed: 'none',
    firstAddress: '/api/health/ready',
    env: { MAILBOX_PORT: '0' },
  });
}
