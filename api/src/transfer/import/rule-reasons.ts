import type { FieldError } from 'contract';
import { DatabaseError } from '../../db/database-error';
import { ApiProblem } from '../../kernel/problem';
import type { Given, GivenPatch, WriteContext } from '../../repository/batch';
import { inTransaction } from '../../repository/in-transaction';
import { refusalsWithin } from '../../repository/write-batch';
import { reasonsOf } from './row-reasons';

type Write = Given | GivenPatch;

/** The objections of the resource's rules to each write, without writing anything. */
export async function ruleReasons(
  context: WriteContext,
  writes: readonly Write[],
): Promise<ReadonlyMap<Write, readonly FieldError[]>> {
  if (writes.length === 0) return new Map();
  try {
    const refusals = await rolledBack(context, writes);
    return new Map(
      writes.flatMap((write, index) => {
        const problem = refusals[index];
        return problem ? [[write, reasonsOf(problem)]] : [];
      }),
    );
  } catch (error) {
    return halved(context, writes, error);
  }
}

/** An error that ends the transaction is isolated by halving the batch. */
async function halved(context: WriteContext, writes: readonly Write[], error: unknown) {
  const [first] = writes;
  if (!first || !(error instanceof ApiProblem || error instanceof DatabaseError)) throw error;
  if (writes.length === 1 && error instanceof ApiProblem)
    return new Map([[first, reasonsOf(error)]]);
  if (writes.length === 1) throw error;
  const half = Math.ceil(writes.length / 2);
  const before = await ruleReasons(context, writes.slice(0, half));
  return new Map([...before, ...(await ruleReasons(context, writes.slice(half)))]);
}

async function rolledBack(context: WriteContext, writes: readonly Write[]) {
  const end = new Error('The dry run writes nothing');
  let refusals: readonly (ApiProblem | undefined)[] = [];
  try {
    await inTransaction(context.database, async (work) => {
      refusals = await refusalsWithin(work, context, writes);
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
  return refusals;
}
