import type { Likeness, SimilarPartner, SimilarQuery } from 'contract/partner';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';
import type { ResourceTable } from '../repository/resource-table';
import type { WrittenPartner } from './partner-writes';
import { columnOf, living, source } from '../repository/columns';
import { companyNameKey } from './company-name';
import { freeMailDomains } from './free-mail-domains';

export type DuplicateKeyTable = 'supplierMark' | 'customerMark';

interface DuplicateKey {
  readonly kind: Likeness;
  readonly mark: string;
}

/** Rewrites the duplicate keys of written partners. */
export async function syncDuplicateKeys(
  work: Work,
  table: DuplicateKeyTable,
  writes: readonly WrittenPartner[],
): Promise<void> {
  const ids = writes.map(({ id }) => id);
  const rows = writes.flatMap((write) =>
    duplicateKeysOf(knownOf(write)).map((mark) => ({ ...mark, partner_id: write.id })),
  );
  await sql`delete from ${sql.table(table)} where partner_id in (${sql.join(ids)})`.execute(work);
  await sql`
    insert into ${sql.table(table)} (kind, mark, partner_id)
    select kind, mark, partner_id
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(work);
}

/** Minimum trigram similarity of two names, from 0 to 1: `brightwater` and `brigthwater` have 0.5. */
const alikeNames = 0.45;
const maxRecords = 5;

/** Stored partners that share a duplicate key with the one being entered, strongest match first. */
export async function findSimilar(
  database: Database,
  { table, duplicateKeys: markTable }: { table: ResourceTable; duplicateKeys: DuplicateKeyTable },
  query: SimilarQuery,
): Promise<SimilarPartner[]> {
  const duplicateKeys = duplicateKeysOf({ emails: [], phones: [], ...query });
  if (duplicateKeys.length === 0) return [];
  const name = duplicateKeys.find(({ kind }) => kind === 'companyName')?.mark ?? null;
  const { rows } = await sql<SimilarPartner>`
    with found as (
      select partner_id, kind, ${weightOfKind} as weight from ${sql.table(markTable)}
      where (kind, mark) in (
        select kind, mark
        from jsonb_populate_recordset(null::${sql.table(markTable)}, ${JSON.stringify(duplicateKeys)}::jsonb))
      union all
      select partner_id, kind, similarity(mark, ${name}) as weight
      from ${sql.table(markTable)}
      where kind = 'companyName' and mark % ${name} and mark <> ${name}
        and similarity(mark, ${name}) >= ${alikeNames}
    )
    select record._id, ${columnOf(table, 'companyName')} as company_name,
      record.address ->> 'city' as city, record.address ->> 'country' as country,
      jsonb_agg(distinct found.kind) as likenesses
    from found join ${source(table)} on record._id = found.partner_id
    where ${living(table)} and record._id is distinct from ${query.exceptId ?? null}
    group by record._id
    order by sum(found.weight) desc, record._id limit ${maxRecords}`.execute(database);
  return rows;
}

/** A tax number belongs to one company; a telephone number or domain may be shared by a group. */
const weightOfKind = sql`
  case kind when 'taxNumber' then 2.0 when 'emailDomain' then 0.8 else 1.0 end`;

interface Known {
  readonly companyName?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly emails?: readonly string[] | undefined;
  readonly phones?: readonly string[] | undefined;
}

function knownOf({ after }: WrittenPartner): Known {
  const { companyName, taxNumber, emails, phones, whatsapp } = after;
  return {
    companyName,
    taxNumber: taxNumber ?? undefined,
    emails,
    phones: [phones, whatsapp ?? []].flat(),
  };
}

/** What makes two partners the same or similar. */
export function duplicateKeysOf({
  companyName,
  taxNumber,
  emails = [],
  phones = [],
}: Known): DuplicateKey[] {
  const domains = emails
    .map((email) => email.split('@').at(-1) ?? '')
    .filter((domain) => !freeMailDomains.has(domain));
  const duplicateKeys: DuplicateKey[] = [
    { kind: 'companyName', mark: companyNameKey(companyName ?? '') },
    { kind: 'taxNumber', mark: (taxNumber ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') },
    ...domains.map((mark) => ({ kind: 'emailDomain', mark }) as const),
    ...phones.map((mark) => ({ kind: 'phone', mark }) as const),
  ];
  return duplicateKeys.filter(({ mark }) => mark !== '');
}
