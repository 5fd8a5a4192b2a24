import { sql, type Kysely } from 'kysely';
import { recordColumns } from '../../db/migrations/record-columns';

/** Suppliers and customers, which chemicals each deals in, and what each is recognised by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier (
      ${recordColumns},
      ${partnerColumns},
      lead_time_days integer,
      rating smallint,
      search_text text not null generated always as (${searchText}) stored
    );

    create table customer (
      ${recordColumns},
      ${partnerColumns},
      logo text,
      industry text,
      marketing_consent boolean not null,
      marketing_consent_at timestamptz(3),
      search_text text not null generated always as (${searchText} || ' ' || coalesce(industry, '')) stored
    );
  `.execute(database);
  for (const partner of ['supplier', 'customer']) await addCompanions(database, partner);
}

const partnerColumns = sql.raw(`
  company_name text not null,
  contact_person text,
  designation text,
  emails jsonb not null,
  phones jsonb not null,
  whatsapp text,
  website text,
  address jsonb,
  tax_number text,
  payment_terms text,
  incoterm text,
  currency text,
  minimum_order text,
  certifications jsonb not null,
  documents jsonb not null,
  notes text,
  active boolean not null,
  index_letter text collate "C" not null,
  sort_key text collate "C" not null`);

const searchText = sql.raw(`
  company_name || ' ' || sort_key || ' ' || coalesce(contact_person, '') || ' ' || coalesce(tax_number, '') || ' ' ||
  emails::text || ' ' || phones::text || ' ' || coalesce(whatsapp, '') || ' ' ||
  coalesce(address ->> 'city', '')`);

/** The indexes of a partner's table, its links and its marks. Rows of imports find partners by tax number. */
async function addCompanions(database: Kysely<unknown>, partner: string): Promise<void> {
  const [table, links, marks] = [partner, `${partner}_chemical`, `${partner}_mark`].map((name) =>
    sql.table(name),
  );
  const index = (name: string) => sql.id(`${partner}${name}`);
  await sql`
    create index ${index('__name')} on ${table} (sort_key, _id) where deleted_at is null;
    create index ${index('__letter')} on ${table} (index_letter, sort_key, _id) where deleted_at is null;
    create index ${index('__tax_number')} on ${table} (tax_number) where deleted_at is null;
    create index ${index('__search_text')} on ${table} using gin (search_text gin_trgm_ops);

    create table ${links} (
      partner_id uuid not null references ${table} on delete cascade,
      chemical_id uuid not null references chemical on delete cascade,
      linked_at timestamptz(3) not null,
      admin_id uuid references admin,
      primary key (partner_id, chemical_id)
    );
    create index ${index('_chemical__chemical')} on ${links} (chemical_id, partner_id);

    create table ${marks} (
      kind text collate "C" not null,
      mark text collate "C" not null,
      partner_id uuid not null references ${table} on delete cascade,
      primary key (kind, mark, partner_id)
    );
    create index ${index('_mark__partner')} on ${marks} (partner_id);
    create index ${index('_mark__names')} on ${marks} using gin (mark gin_trgm_ops)
      where kind = 'companyName';
  `.execute(database);
}
