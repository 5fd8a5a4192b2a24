import type { Pool } from '../db/pool';

/** The number of database statements during an action. */
export async function countStatements(pool: Pool, act: () => Promise<unknown>): Promise<number> {
  const { connect } = pool;
  let statements = 0;
  pool.connect = async () => {
    const client = await connect.call(pool);
    const query: typeof client.query = (sql, parameters) => {
      statements += 1;
      return client.query(sql, parameters);
    };
    const select: typeof client.select = (statement) => {
      statements += 1;
      return client.select(statement);
    };
    return { query, select, release: () => client.release() };
  };
  try {
    await act();
  } finally {
    pool.connect = connect;
  }
  return statements;
}
