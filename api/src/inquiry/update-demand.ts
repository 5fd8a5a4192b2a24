import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { repeat, type Job } from '../jobs/repeat';

interface DemandOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

const hour = 3_600_000;

/** Tells the search every hour what is asked for; any number of processes may do so at once. */
export function startDemand({ database, log }: DemandOptions): Job {
  return repeat({ name: 'demand', pause: hour, round: () => updateDemand(database), log });
}

/**
 * The demand of a chemical, from 0 to 5: one for a single inquiry of the last two years, one more for each doubling.
 *
 * @returns how many chemicals changed
 */
export async function updateDemand(database: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update chemical_search set demand = counted.demand
    from (
      select every.chemical_id,
        least(5, ceil(log(2, 1 + count(asked.inquiry_id))))::smallint as demand
      from chemical_search as every
      left join asked_chemical as asked on asked.chemical_id = every.chemical_id
        and asked.asked_at > now() - interval '2 years'
      where every.demand > 0 or asked.inquiry_id is not null
      group by every.chemical_id
    ) as counted
    where counted.chemical_id = chemical_search.chemical_id
      and counted.demand <> chemical_search.demand`.execute(database);
  return Number(numAffectedRows);
}
