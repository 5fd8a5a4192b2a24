import { sql } from 'kysely';
import { either, mentions, refersTo } from '../personal-data/conditions';
import { replaced, scrubbed } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

/** What may hold people; other imports are not searched. */
const withPeople = sql`('customer', 'supplier', 'inquiry', 'productInquiry', 'career', 'followup')`;

export const transferPersonalData: PersonalData = {
  tables: [
    {
      table: 'import',
      label: 'Imports with their files and reports',
      find: (person) => sql<boolean>`record.resource in ${withPeople} and (
        ${mentions(sql`record.file_name`, person)} or exists (
          select from import_row as item where item.import_id = record._id and ${either(
            mentions(sql`(item.title || item.input::text || item.changes::text)`, person),
            refersTo(sql`item.record_id`, person, 'customer'),
            refersTo(sql`item.record_id`, person, 'supplier'),
            refersTo(sql`item.record_id`, person, 'inquiry'),
          )}))`,
      isFollowing: true,
      columns: { file: replaced, file_name: scrubbed, columns: scrubbed },
      others: 'resource format state mapping counts reading choices',
      erasure: 'delete',
      ownsFiles: true,
      blocked: sql`case when record.state in ('checking', 'importing')
        then 'An import is running. Try again when it has ended.' end`,
    },
  ],
  // Rows are deleted with their import.
  none: { import_row: 'verdict title input changes errors' },
};
