import { sql } from 'kysely';

/** The columns that the table of every resource begins with. Migrations that landed rest on it: it never changes. */
export const recordColumns = sql.raw(`
  _id uuid primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null,
  deleted_at timestamptz(3)`);
