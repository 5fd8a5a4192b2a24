import type { JobRefusal } from 'contract/jobs';
import type { Outcome } from '../repository/batch';

/** The refused records of a batch, with names and reasons. */
export function refusalsOf(
  outcomes: readonly Outcome[],
  titles: ReadonlyMap<string, string>,
): JobRefusal[] {
  return outcomes.flatMap((outcome) =>
    outcome.ok
      ? []
      : [
          {
            recordId: outcome.id,
            title: titles.get(outcome.id) ?? '',
            reason: outcome.problem.message,
          },
        ],
  );
}
