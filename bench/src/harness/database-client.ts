import pg from 'pg';

/** Connects to a PostgreSQL server for one piece of work. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The id of the server's first process, which must run on this machine. */
export function postmasterOf(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid",
    );
    return Number(rows[0]?.pid);
  });
}
