import { units } from 'contract/catalog';
import { mailServers } from 'contract/email';
import { startCountingMailServer } from './counting-mail-server';
import { formToken, type Site, untilAnswered } from '../harness/api-calls';
import { withDataFolder } from '../harness/data-folder';
import { lostOrDoubled } from './kill-check';
import { nothingYet, workRound } from './kill-work';
import { randomSeries } from 'api/random-series';
import { startGateway, type RunningGateway } from '../harness/gateway';
import { signIn } from '../harness/sign-in';
import { verdict } from '../verdict';

/**
 * `npm run bench:kill`: kills the process repeatedly during writes of records, forms, uploads,
 * mails and a job, each time after a different number of answers; `KILLS` sets how often. Everything acknowledged must
 * be stored at the end, and nothing twice. With `DATABASE_URL` the records are on that server, which must be empty, and
 * only the process is killed.
 */
const kills = Number(process.env['KILLS'] ?? 3);
/** A round has 14 answers, so that some rounds complete before the kill. */
const maxAnswers = 20;
const mail = await startCountingMailServer();

try {
  await withDataFolder(play);
} finally {
  await mail.close();
}

async function play(dataFolder: string): Promise<void> {
  const random = randomSeries(1);
  const acknowledged = nothingYet();
  let gateway = await start(dataFolder);
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
    let due = 1 + Math.floor(random() * maxAnswers);
    let restarted: Promise<void> | undefined;
    const killNow = async () => {
      await gateway.stop('SIGKILL');
      gateway = await start(dataFolder);
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
    console.log(`kill ${kill}: up again after ${(gateway.startTime / 1000).toFixed(1)} s`);
  }
  const delivered = mail.delivered;
  const wrong = await lostOrDoubled({ site, token, acknowledged, delivered, changed });
  await gateway.stop('SIGTERM');
  for (const words of wrong.slice(0, 50)) console.log(words);
  const { units: records, forms, mails, files, jobs } = acknowledged;
  const counts = [records.length, forms.size, mails.length, files.size, jobs.length].join(', ');
  console.log(`acknowledged records, forms, mails, files, jobs: ${counts}`);
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

function start(dataFolder: string): Promise<RunningGateway> {
  return startGateway({
    dataFolder,
    seed: 'none',
    firstAddress: '/api/health/ready',
    env: { MAILBOX_PORT: '0' },
  });
}
