import { compareVersions } from 'contract/release';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { DeprecatedUse, DeprecatedUses } from '../../http/mount/deprecations';

interface Counted extends DeprecatedUse {
  count: number;
}

/** Maximum number of different uses between two flushes; further ones are not counted. */
const maxWaiting = 1000;

/**
 * Counts in memory what remotes use of what is deprecated, and stores it in batches: a request costs no statement for it.
 * Only published versions are stored, so there are at most so many rows as versions and deprecations.
 */
export class CountedUses implements DeprecatedUses {
  readonly #database: Database;
  #waiting = new Map<string, Counted>();

  constructor(database: Database) {
    this.#database = database;
  }

  count(use: DeprecatedUse): void {
    const key = `${use.remote} ${use.version} ${use.what}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= maxWaiting) return;
    const isAnswered = use.isAnswered && known?.isAnswered !== false;
    this.#waiting.set(key, { ...use, isAnswered, count: (known?.count ?? 0) + 1 });
  }

  /** Stores what was counted since. What a failure leaves unstored is not counted. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    // In a fixed order, so that two processes with the same uses cannot deadlock.
    const waiting = [...this.#waiting]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, counted]) => counted);
    this.#waiting = new Map();
    const madeWith = await contractsOf(this.#database, waiting);
    const used = waiting.filter(({ remote, version, since, isAnswered }) => {
      const contract = madeWith.get(`${remote} ${version}`);
      if (contract === undefined || !isAnswered) return contract !== undefined;
      return contract === null || compareVersions(contract, since) < 0;
    });
    if (used.length > 0) await storeUses(this.#database, used);
  }
}

/** The version of `contract` that each published version was made with; null where it has nothing of ours. */
async function contractsOf(database: Database, uses: readonly DeprecatedUse[]) {
  const { rows } = await sql<{ remote: string; version: string; range: string | null }>`
    select release.remote, release.version, (
      select max(range) from jsonb_each_text(document -> 'needs' -> 'shared') as shared (key, range)
      where key = 'contract' or key like 'contract/%') as range
    from release join (
      select distinct remote, version
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as item (remote text, version text)
    ) as given on given.remote = release.remote and given.version = release.version
    `.execute(database);
  return new Map(
    rows.map(({ remote, version, range }) => [
      `${remote} ${version}`,
      /\d{1,9}\.\d{1,9}\.\d{1,9}/.exec(range ?? '')?.[0] ?? null,
    ]),
  );
}

async function storeUses(database: Database, uses: readonly Counted[]): Promise<void> {
  await sql`
    insert into deprecated_use as known
      (remote, version, what, instead, until, count, first_at, last_at)
    select remote, version, what, instead, until, count, now(), now()
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as item (remote text, version text, what text, instead text, until date, count bigint)
    on conflict (remote, version, what) do update set instead = excluded.instead,
      until = excluded.until, count = known.count + excluded.count, last_at = excluded.last_at
    `.execute(database);
}
