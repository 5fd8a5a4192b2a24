import { sql } from 'kysely';
import { hasEmail } from '../personal-data/conditions';
import { cleared, pseudonymous, scrubbed } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

/**
 * Article 36(1) of Regulation (EC) No 1907/2006 asks for ten years of proof, so a delivery stays, under a keyed hash:
 * who knows the address can still show what it got.
 */
export const documentPersonalData: PersonalData = {
  tables: [
    {
      table: 'document_delivery',
      label: 'Documents that they got',
      resource: 'documentDelivery',
      find: (person) => hasEmail(sql`record.email`, person),
      title: sql`(select document.title from document where document._id = record.document_id)`,
      columns: { email: pseudonymous, name: cleared, reason: scrubbed },
      others: 'way',
      exported: ['email', 'name', 'way', 'document_id', 'chemical_id'],
      erasure: 'blank',
      names: ['name'],
    },
  ],
};
