import { type QueryExecutorProvider, sql } from 'kysely';

/** As uploads are named when they are stored. */
const storedName = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}[.][a-z0-9]{2,5}';

interface Naming {
  readonly resource: string;
  readonly table: string;
  /** The level of categories that the resource is. */
  readonly level?: number;
  /** Those that name uploads; called as their fields are. */
  readonly columns: readonly string[];
}

const category = { table: 'category', columns: ['description', 'image'] };
const namings: readonly Naming[] = [
  { ...category, resource: 'category', level: 1 },
  { ...category, resource: 'subCategory', level: 2 },
  { ...category, resource: 'subSubCategory', level: 3 },
  {
    resource: 'chemical',
    table: 'chemical',
    columns: ['description', 'applications', 'images', 'documents'],
  },
  { resource: 'supplier', table: 'supplier', columns: ['documents'] },
  { resource: 'customer', table: 'customer', columns: ['documents', 'logo'] },
  { resource: 'inquiry', table: 'inquiry', columns: ['attachments'] },
  { resource: 'career', table: 'application', columns: ['resume'] },
  { resource: 'template', table: 'template', columns: ['html', 'attachments'] },
  { resource: 'emailBatch', table: 'email_batch', columns: ['html', 'attachments'] },
];

/** Notes the uses of uploads by records that were there before uses were kept. What is noted already stays. */
export async function noteFormerFileUses(database: QueryExecutorProvider): Promise<void> {
  for (const { resource, table, level, columns } of namings) {
    const own = level === undefined ? sql`true` : sql`record.level = ${level}`;
    for (const column of columns) {
      await sql`
        insert into file_use (name, resource, record_id, field)
        select found.name[1], ${resource}, record._id, ${column}
        from ${sql.table(table)} as record,
          regexp_matches(record.${sql.ref(column)}::text, ${storedName}, 'g') as found (name)
        where ${own}
        on conflict do nothing`.execute(database);
    }
  }
}
