import { utcDay } from 'contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../db/database';
import type { Job } from '../../jobs/repeat';
import { storeInRounds } from '../../jobs/store-in-rounds';
import { missedWords } from './missed-words';

interface Counted {
  words: string;
  count: number;
}

/** Maximum number of different words between two flushes; further ones are not counted. */
const maxWaiting = 500;
/** Maximum number of new words a day, so that a flood of nonsense does not bury what people look for. */
const maxNewPerDay = 1000;
const everyFiveSeconds = 5000;

/** Counts searches without a result in memory and stores them in batches: a search costs no statement for it. */
export class MissedSearches {
  readonly #database: Database;
  #waiting = new Map<string, Counted>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts a text; see `missedWords` for what is left out. */
  count(text: string): void {
    const missed = missedWords(text);
    if (!missed) return;
    const known = this.#waiting.get(missed.normal);
    if (!known && this.#waiting.size >= maxWaiting) return;
    this.#waiting.set(missed.normal, { words: missed.words, count: (known?.count ?? 0) + 1 });
  }

  /** Stores what was counted since. What a failure leaves unstored is not counted. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    // In a fixed order, so that two processes with the same words cannot deadlock.
    const rows = [...this.#waiting]
      .map(([normal, counted]) => ({ id: uuidv7(), normal, ...counted }))
      .toSorted((one, other) => (one.normal < other.normal ? -1 : 1));
    this.#waiting = new Map();
    await storeMissed(this.#database, rows);
  }
}

interface MissedRow extends Counted {
  readonly id: string;
  readonly normal: string;
}

async function storeMissed(database: Database, rows: readonly MissedRow[]): Promise<void> {
  const today = utcDay();
  await sql`
    with given as (
      select item.*, known.normal is null as is_new
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as item (id uuid, normal text, words text, count integer)
      left join missed_search as known on known.normal = item.normal collate "C"),
    placed as (
      select *, row_number() over (partition by is_new order by count desc, normal) as place
      from given),
    today as (select count(*) as taken from missed_search where first_on = ${today}::date)
    insert into missed_search
      (_id, created_at, updated_at, version, normal, words, count, first_on, last_on, state)
    select id, now(), now(), 1, normal, words, count, ${today}::date, ${today}::date, 'open'
    from placed, today where not is_new or place <= ${maxNewPerDay} - taken
    order by normal
    on conflict (normal) do update set words = excluded.words, last_on = excluded.last_on,
      count = least(missed_search.count::bigint + excluded.count, 1000000000)::integer`.execute(
    database,
  );
}

interface FlushOptions {
  readonly missedSearches: MissedSearches;
  readonly log: Pick<Logger, 'error'>;
  /** Between two rounds, in milliseconds. */
  readonly pause?: number;
}

/** Stores missed searches every few seconds, and once more when the process stops. */
export function startMissedSearches({
  missedSearches,
  log,
  pause = everyFiveSeconds,
}: FlushOptions): Job {
  const flush = () => missedSearches.flush();
  return storeInRounds({ name: 'missed searches', pause, flush, log });
}
