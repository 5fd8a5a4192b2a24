import { randomUUID } from 'node:crypto';
import { notificationEndpoints } from 'contract/staff';
import { withClient } from '../database-client';
import { signIn } from '../sign-in';
import { account } from '../running-gateway';
import type { Member } from './installation';

/** A process keeps so many for each account. */
const ofAccount = 10;

interface Wanted {
  readonly members: readonly Member[];
  readonly databaseUrl: string;
  readonly count: number;
}

export interface OpenStreams {
  /** Those that have not ended. */
  count(): number;
  close(): Promise<void>;
}

/** Opens event streams of as many accounts as it takes, as many at each process. */
export async function openStreams({ members, databaseUrl, count }: Wanted): Promise<OpenStreams> {
  const ending = new AbortController();
  const emails = await addAccounts(databaseUrl, count / members.length / ofAccount);
  const reading: Promise<void>[] = [];
  let open = 0;
  const tokens: string[] = [];
  for (const email of emails)
    tokens.push(await signIn(`http://127.0.0.1:${members[0]?.port}`, { ...account, email }));
  for (const { port } of members) {
    const url = `http://127.0.0.1:${port}`;
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      for (let stream = 0; stream < ofAccount; stream += 1) {
        const path = `${url}/api/${notificationEndpoints.stream.path}`;
        const answer = await fetch(path, { headers, signal: ending.signal });
        if (!answer.ok) throw new Error(`A stream was refused: ${answer.status}`);
        open += 1;
        reading.push(read(answer).finally(() => (open -= 1)));
      }
    }
  }
  return {
    count: () => open,
    async close() {
      ending.abort();
      await Promise.all(reading);
    },
  };
}

async function read({ body }: Response): Promise<void> {
  try {
    for await (const _chunk of body ?? []);
  } catch {
    // It was closed here, or by the process, which the count shows.
  }
}

/** Copies of the first account, with the same password. */
async function addAccounts(databaseUrl: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'admin' and is_generated = 'NEVER' and column_name not in ('_id', 'email')`,
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    const { rows: added } = await client.query<{ _id: string }>(
      `insert into admin (_id, email, ${columns})
       select gen_random_uuid(), copy.email, ${columns} from admin as record, unnest($1::text[]) as copy (email)
       where record.email = $2 returning _id`,
      [emails, account.email],
    );
    await client.query(
      `insert into admin_secret (admin_id, password_hash)
       select added._id, secret.password_hash from unnest($1::uuid[]) as added (_id), admin_secret as secret
       join admin on admin._id = secret.admin_id where admin.email = $2`,
      [added.map(({ _id }) => _id), account.email],
    );
  });
  return emails;
}
