import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { addressOf } from './email-fates';
import { wrongEnds, type Ended } from './email-ends';
import { type Partner, startPartner } from './email-talk';
import { median } from './measure';
import { verdict } from './verdict';

/**
 * `npm run bench:email`: sends to 10 000 recipients through a real mail server that refuses, defers and disconnects,
 * while the sending process is killed ten times; then compares the ledger with what the server received. Before that,
 * compares the queue's rate with that of nodemailer's pool. On the embedded database and on PostgreSQL.
 */
const recipients = 10_000;
const kills = 10;
const turns = 4;
const inTurn = 2_000;
const leastRatio = 0.5;
const connections = 5;

const content = {
  subject: 'This week’s prices',
  html: '<h1>Prices</h1><p>Dear {{recipient.name}}, we write to {{recipient.email}}.</p><ul><li>Acetone</li></ul>',
};
const rendered = {
  subject: content.subject,
  html: '<h1>Prices</h1><p>Dear , we write to ann@example.com.</p><ul><li>Acetone</li></ul>',
  text: 'PRICES\n\nDear , we write to ann@example.com.\n\n * Acetone',
};

const dataFolder = await mkdtemp(join(tmpdir(), 'bench-email-'));
const environment = {
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'fatal',
  SEED: 'none',
  ADMIN_EMAIL: 'bench@example.com',
  ADMIN_PASSWORD: 'correct horse battery staple',
};
const startWorker = () => startPartner(new URL('./email-worker.ts', import.meta.url), environment);

console.log(process.env['DATABASE_URL'] === undefined ? 'embedded database' : 'PostgreSQL server');
const host = await startPartner(new URL('./email-host.ts', import.meta.url));
let worker = await startWorker();
try {
  const port = Number(await host.ask('port'));
  const smtpId = await worker.ask('server', port);
  await compareRates(port, smtpId);
  await sendUnderKills(smtpId);
} finally {
  await worker.kill();
  await host.kill();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The first turn is a warm-up and does not count. */
async function compareRates(port: number, smtpId: unknown): Promise<void> {
  const rates: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  for (let turn = 0; turn <= turns; turn += 1) {
    const theirs = await rateOf(() => sendByPool(port, turn));
    const ours = await rateOf(() => worker.ask('send', smtpId, `turn${turn}`, inTurn, content));
    if (turn === 0) continue;
    rates.theirs.push(theirs);
    rates.ours.push(ours);
  }
  const [ours, theirs] = [median(rates.ours), median(rates.theirs)];
  const ratio = ours / theirs;
  console.log(
    `messages a second: ${ours.toFixed(0)} by the queue, ${theirs.toFixed(0)} by nodemailer's pool`,
  );
  verdict(`at least ${leastRatio} times as fast: ${ratio.toFixed(2)}`, ratio >= leastRatio);
}

async function rateOf(send: () => Promise<unknown>): Promise<number> {
  await host.ask('begin', false);
  await send();
  while (Number(await host.ask('count')) < inTurn) await wait(50);
  return Number(await host.ask('rate'));
}

async function sendByPool(port: number, turn: number): Promise<void> {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
  });
  const from = 'sales@example.com';
  const to = Array.from({ length: inTurn }, (_, index) => addressOf(`pool${turn}`, index));
  await Promise.all(to.map((address) => transport.sendMail({ from, to: address, ...rendered })));
  transport.close();
}

async function sendUnderKills(smtpId: unknown): Promise<void> {
  await host.ask('begin', true);
  const taken = Number(await worker.ask('send', smtpId, 'harsh', recipients, content));
  console.log(`${recipients} recipients taken in ${(taken / 1000).toFixed(2)} s`);
  for (let kill = 1; kill <= kills; kill += 1) {
    const least = (recipients * kill * 0.9) / (kills + 1);
    while (Number(await host.ask('count')) < least) await wait(5);
    await worker.kill();
    worker = await startWorker();
  }
  await emptied(worker);
  const arrived = new Map(Object(await host.ask('arrived')) as [string, number][]);
  const ledger = Object(await worker.ask('ledger')) as Ended[];
  judge(
    ledger.filter(({ to }) => to.startsWith('harsh-')),
    arrived,
  );
}

async function emptied(partner: Partner): Promise<void> {
  for (;;) {
    const { queued, sending } = Object(await partner.ask('counts'));
    if (queued + sending === 0) return;
    await wait(200);
  }
}

function judge(ledger: readonly Ended[], arrived: ReadonlyMap<string, number>): void {
  const states = new Map<string, number>();
  for (const { status } of ledger) states.set(status, (states.get(status) ?? 0) + 1);
  console.log(`after ${kills} kills: ${JSON.stringify(Object.fromEntries(states))}`);
  const wrong = wrongEnds(ledger, arrived);
  for (const words of wrong.slice(0, 20)) console.log(words);
  const twice = [...arrived].filter(([, count]) => count > 1).length;
  verdict(`all ${recipients} are in the ledger: ${ledger.length}`, ledger.length === recipients);
  verdict(`every message has the right status: ${wrong.length} do not`, wrong.length === 0);
  verdict(`no recipient got a message twice: ${twice} did`, twice === 0);
}
