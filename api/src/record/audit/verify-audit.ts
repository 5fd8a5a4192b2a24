import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { rowDigest } from './audit-digest';

/** What the audit and its seals say of each other. */
export interface Verification {
  readonly seals: number;
  /** Rows that match their seal. */
  readonly rows: number;
  readonly redacted: number;
  /** Rows after the last seal. */
  readonly unsealed: number;
  /** The hash of the last seal, in hexadecimal digits; undefined before the first seal. */
  readonly hash: string | undefined;
  /** Whether a seal has the hash that was asked for. */
  readonly hasNoted: boolean;
  /** The first thing that does not match; what comes after it is not looked at. */
  readonly mismatch: string | undefined;
}

interface Seal {
  readonly number: number;
  readonly position: number;
  /** In hexadecimal digits, as are the hash and the digests of rows. */
  readonly entries: string;
  readonly hash: string;
}

interface AuditedRow {
  readonly _id: string;
  readonly position: number;
  readonly digest: string;
  readonly isRedacted: boolean;
  /** A redacted row names the entry about it, which names the row. */
  readonly isNamed: boolean;
}

/**
 * Compares every sealed row with its digest in the seal, and every seal with the one before, a seal at a time.
 *
 * @param noted - a hash that was printed earlier: one of the seals has to have it
 */
export async function verifyAudit(database: Database, noted?: string): Promise<Verification> {
  let found: Verification = {
    seals: 0,
    rows: 0,
    redacted: 0,
    unsealed: 0,
    hash: undefined,
    hasNoted: noted === undefined,
    mismatch: undefined,
  };
  let position = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const seal = await nextSeal(database, found.seals);
    if (seal === undefined) break;
    const rows = await rowsBetween(database, position, seal.position);
    const mismatch = mismatchOf(seal, {
      rows,
      previous: found.hash ?? '',
      number: found.seals + 1,
    });
    if (mismatch !== undefined) return { ...found, mismatch };
    found = {
      ...found,
      seals: seal.number,
      rows: found.rows + rows.length,
      redacted: found.redacted + rows.filter(({ isRedacted }) => isRedacted).length,
      hash: seal.hash,
      hasNoted: found.hasNoted || seal.hash === noted,
    };
    ({ position } = seal);
  }
  return { ...found, unsealed: await countAfter(database, position) };
}

async function nextSeal(database: Database, number: number): Promise<Seal | undefined> {
  const { rows } = await sql<Seal>`
    select number, position, encode(entries, 'hex') as entries, encode(hash, 'hex') as hash
    from audit_seal where number > ${number} order by number limit 1`.execute(database);
  return rows[0];
}

async function rowsBetween(database: Database, after: number, last: number): Promise<AuditedRow[]> {
  const { rows } = await sql<AuditedRow>`
    select audit._id, audit.position, encode(${rowDigest}, 'hex') as digest,
      (audit.redacted_at is not null or audit.content_digest is not null) as is_redacted,
      (entry.changes #> '{0,to}') ? audit._id::text as is_named
    from audit left join audit as entry
      on entry._id = audit.redaction_id and entry.action = 'redact' and audit.redacted_at is not null
    where audit.position > ${after} and audit.position <= ${last}
    order by audit.position`.execute(database);
  return rows;
}

interface Sealed {
  readonly rows: readonly AuditedRow[];
  readonly previous: string;
  readonly number: number;
}

function mismatchOf(seal: Seal, { rows, previous, number }: Sealed): string | undefined {
  if (seal.number !== number) return `Seal ${number} is missing`;
  const hash = createHash('sha256').update(previous, 'hex').update(seal.entries, 'hex');
  if (hash.digest('hex') !== seal.hash)
    return `Seal ${number} does not match its rows and the seal before it`;
  return rowMismatch(entriesOf(seal), rows);
}

interface Entry {
  readonly position: number;
  readonly digest: string;
}

function entriesOf({ entries }: Seal): Entry[] {
  return (entries.match(/.{80}/g) ?? []).map((entry) => ({
    position: Number(BigInt(`0x${entry.slice(0, 16)}`)),
    digest: entry.slice(16),
  }));
}

function rowMismatch(entries: readonly Entry[], rows: readonly AuditedRow[]): string | undefined {
  for (let index = 0; index < Math.max(entries.length, rows.length); index += 1) {
    const [entry, row] = [entries[index], rows[index]];
    if (row && (!entry || row.position < entry.position))
      return `Row ${row._id} (position ${row.position}) was inserted after its neighbours were sealed`;
    if (!row || (entry && entry.position < row.position))
      return `The row at position ${entry?.position} was removed`;
    if (row.digest !== entry?.digest)
      return `Row ${row._id} (position ${row.position}) was changed`;
    if (row.isRedacted && !row.isNamed)
      return `Row ${row._id} (position ${row.position}) was redacted, and no entry says so`;
  }
  return undefined;
}

async function countAfter(database: Database, position: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit where position > ${position}`.execute(database);
  return rows[0]?.count ?? 0;
}
