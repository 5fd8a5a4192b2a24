import { sql } from 'kysely';
import { either, hasEmail, hasPhone } from '../personal-data/conditions';
import { cleared, replaced } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

/** What the company publishes about itself, its staff's business contacts included, is no personal data of visitors. */
export const contentPersonalData: PersonalData = {
  tables: [
    {
      table: 'application',
      label: 'Job applications',
      resource: 'career',
      find: (person) =>
        either(hasEmail(sql`record.email`, person), hasPhone(sql`record.phone`, person)),
      title: sql`record.reference || ', ' || record.name`,
      columns: {
        name: replaced,
        email: replaced,
        phone: cleared,
        position: cleared,
        message: cleared,
        resume: cleared,
        notes: cleared,
      },
      others: 'reference status language',
      erasure: 'delete',
      names: ['name'],
      reference: 'reference',
      ownsFiles: true,
    },
  ],
};
