import { sql } from 'kysely';
import { mentions } from '../personal-data/conditions';
import { cleared, scrubbed } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

/** Files of a person's records are found with the records; these name them in their title alone. */
export const filePersonalData: PersonalData = {
  tables: [
    {
      table: 'file',
      label: 'Titles of files',
      resource: 'file',
      find: (person) => mentions(sql`concat_ws(' ', record.original_name, record.alt)`, person),
      isFollowing: true,
      columns: { original_name: scrubbed, alt: scrubbed, visitor: cleared },
      others: 'name kind mime sha256 visibility',
      erasure: 'blank',
    },
  ],
  none: { file_use: 'name resource field', drawn_file: 'name' },
};
