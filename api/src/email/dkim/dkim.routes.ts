import { dkimEndpoints, type DkimKey } from 'contract/email';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { inTransaction } from '../../repository/in-transaction';
import { noteServerChange } from './note-server-change';
import { checkRecord } from './check-record';
import { newDkimKey, readDkimKey } from './dkim-key';

/** Routes for the keys that mail is signed with. */
export function mountDkimRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: dkimEndpoints.get,
    handler: async ({ id }) => ({ data: (await readDkimKey(database, id)) ?? null }),
  });
  mountEndpoint(app, services, {
    endpoint: dkimEndpoints.make,
    handler: async ({ id, body, viewer }) => {
      const { privateKey, publicKey } = await newDkimKey();
      return inTransaction(database, async (work) => {
        await requireServer(work, id);
        await sql`
          insert into smtp_dkim (smtp_id, domain, selector, public_key, key_box)
          values (${id}, ${body.domain}, ${body.selector}, ${publicKey},
            ${services.secretBox.seal(privateKey, id)})
          on conflict (smtp_id) do update set domain = excluded.domain,
            selector = excluded.selector, public_key = excluded.public_key,
            key_box = excluded.key_box, created_at = now(), signs_since = null`.execute(work);
        return { data: await noted(work, { id, viewer, what: 'made' }) };
      });
    },
  });
  mountEndpoint(app, services, {
    endpoint: dkimEndpoints.check,
    handler: async ({ id, body: { signAnyway }, viewer }) => {
      const key = await readDkimKey(database, id);
      if (!key) throw notFound('key');
      const state = await checkRecord(key);
      const isFirst = key.signsSince === null && (state === 'found' || signAnyway);
      if (!isFirst) return { data: { state, key } };
      return inTransaction(database, async (work) => {
        await work
          .updateTable('smtpDkim')
          .set({ signsSince: sql<string>`now()` })
          .where('smtpId', '=', id)
          .where('selector', '=', key.selector)
          .where('createdAt', '=', key.createdAt)
          .execute();
        return { data: { state, key: await noted(work, { id, viewer, what: 'signs' }) } };
      });
    },
  });
  mountEndpoint(app, services, {
    endpoint: dkimEndpoints.remove,
    handler: ({ id, viewer }) =>
      inTransaction(database, async (work) => {
        const key = await readDkimKey(work, id);
        if (!key) throw notFound('key');
        await work.deleteFrom('smtpDkim').where('smtpId', '=', id).execute();
        await noteServerChange(work, viewer, { id, to: null });
        return { data: null };
      }),
  });
}

async function requireServer(work: Work, id: string): Promise<void> {
  const { rows } = await sql`
    select from smtp where _id = ${id} and deleted_at is null for share`.execute(work);
  if (rows.length === 0) throw notFound('mail server');
}

interface Change {
  readonly id: string;
  readonly viewer: Viewer;
  readonly what: 'made' | 'signs';
}

/** The key as it is now, with a line in the history of its server. */
async function noted(work: Work, { id, viewer, what }: Change): Promise<DkimKey> {
  const key = await readDkimKey(work, id);
  if (!key) throw notFound('key');
  await noteServerChange(work, viewer, { id, to: `${key.recordName}: ${what}` });
  return key;
}
