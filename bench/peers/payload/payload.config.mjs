import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';

// FIELDS has the names and kinds of a chemical's fields; DATABASE is the URL of a PostgreSQL database or the path of an
// SQLite file.
const { DATABASE = '', FIELDS = '[]', PAYLOAD_SECRET = '' } = process.env;
const fields = JSON.parse(FIELDS);
const types = { text: 'text', number: 'number', boolean: 'checkbox', json: 'json' };

export default buildConfig({
  secret: PAYLOAD_SECRET,
  db: DATABASE.startsWith('postgres:')
    ? postgresAdapter({ pool: { connectionString: DATABASE, max: 20 } })
    : sqliteAdapter({ client: { url: `file:${DATABASE}` }, wal: true }),
  typescript: { autoGenerate: false },
  telemetry: false,
  graphQL: { disable: true },
  logger: { options: { level: 'warn' } },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'chemicals',
      // None while Next.js builds.
      indexes: fields.length > 0 ? [{ fields: ['categoryId', 'sortKey'] }] : [],
      fields: fields.map(({ name, kind }) => ({
        name,
        type: types[kind],
        index: name === 'sortKey',
      })),
    },
  ],
});
