import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Dovecot {
  readonly port: number;
  start(): Promise<void>;
  /** Ends it at once, with all connections. */
  kill(): Promise<void>;
  deliver(messages: readonly string[]): Promise<void>;
  /** The files of the messages that arrived. */
  files(): Promise<string[]>;
  remove(file: string): Promise<void>;
  moveAway(file: string): Promise<void>;
  /** Forgets all UIDs, as a restored mailbox does. It must not run. */
  renumber(): Promise<void>;
}

/** Installs Debian's Dovecot where it is missing. */
export async function installDovecot(): Promise<void> {
  const isThere = await run('/usr/sbin/dovecot', ['--version']).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'dovecot-imapd'],
  ]) {
    const [command = '', ...rest] = [...root, 'apt-get', ...words];
    await run(command, rest, { env });
  }
}

/** A mailbox of a Dovecot of its own in a folder; any user signs in with the password `secret`. */
export async function openDovecot(folder: string): Promise<Dovecot> {
  const port = await freePort();
  const mail = join(folder, 'mail');
  const inbox = join(mail, 'Maildir');
  for (const name of ['cur', 'new', 'tmp']) {
    await mkdir(join(inbox, name), { recursive: true });
    await mkdir(join(inbox, '.Other', name), { recursive: true });
  }
  const config = join(folder, 'dovecot.conf');
  await writeFile(config, settings({ folder, mail, port }));
  let child: ChildProcess | undefined;
  let serial = 0;
  const own = () => run('chown', ['-R', 'nobody', mail]);
  return {
    port,
    async start() {
      await own();
      child = spawn('/usr/sbin/dovecot', ['-F', '-c', config], { stdio: 'inherit' });
      await pause(1_000);
    },
    async kill() {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      child = undefined;
    },
    async deliver(messages) {
      const names = messages.map(() => `${1_700_000_000 + (serial += 1)}.M${serial}.test`);
      await Promise.all(
        messages.map((text, index) => writeFile(join(inbox, 'tmp', names[index] ?? ''), text)),
      );
      await own();
      for (const name of names) await rename(join(inbox, 'tmp', name), join(inbox, 'new', name));
    },
    async files() {
      const found = await Promise.all(
        ['new', 'cur'].map(async (name) =>
          (await readdir(join(inbox, name))).map((file) => join(inbox, name, file)),
        ),
      );
      return found.flat();
    },
    remove: (file) => rm(file),
    moveAway: (file) => rename(file, join(inbox, '.Other', 'cur', `${file.split('/').at(-1)}`)),
    async renumber() {
      for (const file of await readdir(inbox))
        if (file.startsWith('dovecot')) await rm(join(inbox, file), { recursive: true });
    },
  };
}

interface Settings {
  readonly folder: string;
  readonly mail: string;
  readonly port: number;
}

const settings = ({ folder, mail, port }: Settings) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_max_userip_connections = 50
mail_location = maildir:${mail}/Maildir
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${mail}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
