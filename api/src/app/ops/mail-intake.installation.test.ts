import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { mailAccountTable } from '../../email/account/mail-account.table';
import type { Env } from '../../kernel/env';
import { system } from '../../kernel/viewer';
import { addRecord } from '../../repository/write';
import { type Installations, openInstallations } from '../backup/installation.fixture';
import { openServices, type RunningServices } from '../open-services';
import { type Dovecot, installDovecot, openDovecot } from './dovecot.fixture';

/** A full run has 10 000. */
const count = Number(process.env.MAILBOX_MESSAGES ?? 300);
jest.setTimeout(60_000 + 200 * count);

/** A process that reads the mailboxes until it is killed. */
const script = `
  const module = (path) => import(${JSON.stringify(import.meta.dirname)} + path);
  const { readEnv } = await module('/../../kernel/env.ts');
  const { openServices } = await module('/../open-services.ts');
  const { startMailIntake } = await module('/../../email/intake/start-mail-intake.ts');
  const services = await openServices(readEnv(process.env));
  const options = { pause: 100, poll: 60_000, retry: 200, lease: 2 };
  startMailIntake({ services, log: console, options });
  setInterval(() => undefined, 1_000);`;

let installations: Installations;
let env: Env;
let settings: Record<string, string>;
let services: RunningServices;
let server: Dovecot;
let program: string;
beforeAll(async () => {
  await installDovecot();
  installations = await openInstallations();
  settings = { DATABASE_URL: await installations.newDatabase('mailboxes') };
  env = installations.envOf('data', settings);
  services = await openServices(env);
  const folder = join(installations.folder, 'dovecot');
  await mkdir(folder);
  for (const path of [installations.folder, folder]) await chmod(path, 0o755);
  program = join(installations.folder, 'intake.mjs');
  await writeFile(program, script);
  server = await openDovecot(folder);
});
afterAll(async () => {
  await server.kill();
  await services.close();
  await installations.remove();
});

function start() {
  const { DATA_DIR } = env;
  const given = { SEED: 'none', LOG_LEVEL: 'silent', DATA_DIR, ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: 'inherit',
    env: { ...process.env, ...given },
  });
  return { child, ended: once(child, 'exit') };
}

async function kill({ child, ended }: ReturnType<typeof start>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

async function taken(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mail_message`.execute(services.database);
  return rows[0]?.count ?? 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

const mail = (index: number, words = 'A question') =>
  `From: Ann <a${index % 997}@x.example>\r\nSubject: ${words} ${index}\r\nMessage-ID: <${index}@x.example>\r\nDate: Tue, 1 Dec 2026 08:00:00 +0000\r\n\r\n${words} of ${index}\r\n${'Some more words.\r\n'.repeat(40)}`;
const mails = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => mail(from + index));

/** More than is read in one piece: its texts and small parts are, and the others are named. */
const large = [
  'From: Ann <ann@x.example>\r\nSubject: A large one\r\nMessage-ID: <large@x.example>',
  'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n',
  '--b\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n',
  'Prices as asked. Gr=FC=DFe',
  '--b\r\nContent-Type: text/csv; name=prices.csv\r\nContent-Disposition: attachment; filename=prices.csv\r\n',
  'name,price\r\nAcetone,2.10',
  '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=scan.pdf\r\nContent-Transfer-Encoding: base64\r\n',
  `${'A'.repeat(76)}\r\n`.repeat(210_000),
  '--b--\r\n',
].join('\r\n');

async function largeOnes(): Promise<unknown[]> {
  const { rows } = await sql`
    select text, attachments from mail_message where subject = 'A large one'`.execute(
    services.database,
  );
  return rows;
}

it(`takes each of ${count} messages once from a real server, whatever is killed meanwhile`, async () => {
  await server.deliver(mails(0, count));
  // Doubled deliveries: the same messages again.
  await server.deliver(mails(0, count / 50));
  await server.start();
  const { database, tables, secretBox } = services;
  const context = { database, tables, table: mailAccountTable, viewer: system, secretBox };
  await addRecord(context, {
    name: 'Sales',
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    username: 'sales',
    password: 'secret',
  });
  const began = performance.now();
  for (const part of [0.2, 0.5]) {
    const process = start();
    await until(async () => (await taken()) >= part * count);
    await kill(process);
  }
  const reader = start();
  await until(async () => (await taken()) >= 0.7 * count);
  await server.kill();
  await server.start();
  await until(async () => (await taken()) === count);
  const seconds = (performance.now() - began) / 1_000;
  // Removed and moved messages, all UIDs anew, and some that are new.
  await server.kill();
  const files = await server.files();
  for (const file of files.slice(0, 5)) await server.remove(file);
  for (const file of files.slice(5, 10)) await server.moveAway(file);
  await server.renumber();
  await server.deliver(mails(count, count + 10));
  await server.start();
  await until(async () => (await taken()) === count + 10);
  const delivered = performance.now();
  await pause(1_000);
  await server.deliver([mail(count + 10, 'At once')]);
  await until(async () => (await taken()) === count + 11);
  expect(performance.now() - delivered).toBeLessThan(20_000);
  await server.deliver([large]);
  await until(async () => (await taken()) === count + 12);
  const status = await readFile(`/proc/${reader.child.pid}/status`, 'utf8');
  const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
  await kill(reader);
  const { rows } = await sql<{ ids: number; count: number }>`
    select count(distinct message_id) as ids, count(*) as count from mail_message`.execute(
    services.database,
  );
  expect(rows).toEqual([{ ids: count + 12, count: count + 12 }]);
  expect(await largeOnes()).toEqual([
    {
      text: 'Prices as asked. Grüße',
      attachments: [
        expect.objectContaining({ originalName: 'prices.csv', mime: 'text/csv', left: null }),
        expect.objectContaining({ originalName: 'scan.pdf', file: null, left: 'size' }),
      ],
    },
  ]);
  process.stdout.write(
    `${Math.round(count / seconds)} messages a second, ${Math.round(Number(peak) / 1_024)} MB\n`,
  );
});
