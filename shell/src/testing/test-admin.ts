import type { TestApi } from 'shared-ui/testing';

/** The admin that `startTestApi()` adds. */
export const testAdmin = {
  email: 'tess@example.com',
  password: 'correct horse battery staple',
} as const;

interface Connection {
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  release(): void;
}

/** Guarantee: `startTestApi()` returns these beside what the test environment declares. */
function innerParts(api: TestApi) {
  return api as TestApi & {
    readonly adminId: string;
    readonly services: { readonly pool: { connect(): Promise<Connection> } };
  };
}

/** Adds unread notifications for the test's admin, the first one newest, and broadcasts them. */
export async function addNotifications(api: TestApi, messages: readonly string[]): Promise<void> {
  const { adminId, services } = innerParts(api);
  const connection = await services.pool.connect();
  for (const [index, message] of messages.entries()) {
    await connection.query(
      `with raised as (
         insert into notification (_id, admin_id, message, kind, time)
         values (gen_random_uuid(), $1, $2, 'product-inquiry', now() - make_interval(mins => $3))
         returning _id)
       select pg_notify('news', json_build_object('kind', 'raised', 'ids', json_agg(_id))::text)
       from raised`,
      [adminId, message, index * 5],
    );
  }
  connection.release();
}
