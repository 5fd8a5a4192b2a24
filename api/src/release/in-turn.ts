import type { Database, Work } from '../db/database';
import { ApiProblem } from '../kernel/problem';
import { inTransaction } from '../repository/in-transaction';
import { waitForTurn } from './remote-state';

export function inTurn<Result>(
  database: Database,
  act: (work: Work) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (work) => {
    await waitForTurn(work);
    return act(work);
  });
}

export function refused(detail: string): ApiProblem {
  return new ApiProblem('in-use', detail);
}
