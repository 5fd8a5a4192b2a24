import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from '../db/pool';

/** The number of database statements that an action causes. Those of jobs that run meanwhile are not counted. */
export async function countStatements(pool: Pool, act: () => Promise<unknown>): Promise<number> {
  const { connect } = pool;
  const action = new AsyncLocalStorage<true>();
  let statements = 0;
  pool.connect = async () => {
    const client = await connect.call(pool);
    if (!action.getStore()) return client;
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
    await action.run(true, act);
  } finally {
    pool.connect = connect;
  }
  return statements;
}
