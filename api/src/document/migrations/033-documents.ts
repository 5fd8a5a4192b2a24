import { type QueryExecutorProvider, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { recordColumns } from '../../db/migrations/record-columns';

/** Documents as records, those of the chemicals and the former ones among them, and the log of who got them. */
export async function up(database: QueryExecutorProvider): Promise<void> {
  await sql`
    create table document (
      ${recordColumns},
      chemical_id uuid not null references chemical on delete cascade,
      kind text collate "C" not null,
      title text not null,
      language text collate "C" not null,
      revision text,
      issued_on date,
      access text collate "C" not null,
      lot_number text,
      file text collate "C" not null,
      series_id uuid not null,
      superseded_at timestamptz(3),
      superseded_by uuid references admin
    );
    create unique index document__lot_number__unique on document (chemical_id, lower(lot_number))
      where lot_number is not null and superseded_at is null and deleted_at is null;
    create index document__chemical on document (chemical_id, created_at, _id);
    create index document__series on document (series_id, created_at);
    create index document__created on document (created_at, _id) where deleted_at is null;
    create index document__file on document (file);

    create table document_download (
      document_id uuid primary key references document on delete cascade,
      count integer not null
    );

    create table document_delivery (
      ${recordColumns},
      document_id uuid not null references document,
      chemical_id uuid not null references chemical,
      email text collate "C" not null,
      name text,
      way text collate "C" not null,
      reason text,
      admin_id uuid references admin,
      customer_id uuid references customer on delete set null,
      supplier_id uuid references supplier on delete set null,
      inquiry_id uuid references inquiry on delete set null,
      batch_id uuid references email_batch on delete set null
    );
    create unique index document_delivery__mailing on document_delivery (document_id, email)
      where way in ('revision', 'left-out');
    create index document_delivery__document on document_delivery (document_id, created_at, _id);
    create index document_delivery__chemical on document_delivery (chemical_id, created_at, _id);
    create index document_delivery__created on document_delivery (created_at, _id);
    create index document_delivery__email on document_delivery (email, created_at, _id);
    create index document_delivery__customer on document_delivery (customer_id, created_at, _id)
      where customer_id is not null;
    create index document_delivery__supplier on document_delivery (supplier_id, created_at, _id)
      where supplier_id is not null;
    create index document_delivery__inquiry on document_delivery (inquiry_id, created_at, _id)
      where inquiry_id is not null;
  `.execute(database);
  await moveDocuments(database);
  await sql`
    insert into file_use (name, resource, record_id, field)
    select file, 'document', _id, 'file' from document;
    delete from file_use where resource = 'chemical' and field = 'documents';
    create or replace view used_file as
      select name, resource, record_id, field from file_use
      union all
      select photo, 'admin', _id, 'photo' from admin where photo is not null;
  `.execute(database);
}

interface FormerRow {
  readonly chemical_id: string;
  readonly kind: string;
  readonly title: string;
  readonly language: string;
  readonly file: string;
  readonly until: string | null;
  readonly admin_id: string | null;
}

/** Those of one kind, title and language were versions of one document. */
async function moveDocuments(database: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<FormerRow>`
    select chemical_id, kind, title, language, file, until::text, admin_id from former_document
    union all
    select chemical._id, item ->> 'kind', item ->> 'title', item ->> 'language', item ->> 'file',
      null, null
    from chemical, jsonb_array_elements(documents) as item
    order by chemical_id, until nulls last`.execute(database);
  const series = new Map<string, string>();
  const moved = rows.map(({ until, admin_id, ...row }) => {
    const key = JSON.stringify([row.chemical_id, row.kind, row.title, row.language]);
    const seriesId = series.get(key) ?? uuidv7();
    series.set(key, seriesId);
    return {
      ...row,
      _id: uuidv7(),
      series_id: seriesId,
      superseded_at: until,
      superseded_by: admin_id,
    };
  });
  for (let from = 0; from < moved.length; from += 1000) {
    const portion = JSON.stringify(moved.slice(from, from + 1000));
    await sql`
      insert into document (_id, created_at, updated_at, version, chemical_id, kind, title,
        language, access, file, series_id, superseded_at, superseded_by)
      select _id, now(), now(), 1, chemical_id, kind, title, language, 'public', file, series_id,
        superseded_at, superseded_by
      from jsonb_populate_recordset(null::document, ${portion}::jsonb)`.execute(database);
  }
}
