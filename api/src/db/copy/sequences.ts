import { z } from 'zod';
import type { PoolClient } from '../pool';

/** The position of a sequence, by its quoted name. */
export const Sequence = z.object({ name: z.string(), last: z.number() });
export type Sequence = z.output<typeof Sequence>;

export async function readSequences(client: PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
    [],
  );
  return z.array(Sequence).parse(rows);
}

export async function setSequences(
  client: PoolClient,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, last } of sequences)
    await client.query('select setval($1::regclass, $2)', [name, last]);
}
