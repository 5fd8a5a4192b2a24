import { type RawBuilder, sql } from 'kysely';
import { either, hasId, mentionsPlainly } from '../personal-data/conditions';
import { scrubbed } from '../personal-data/erase-column';
import type { Person } from '../personal-data/person';
import type { PersonalData } from '../personal-data/personal-table';

/** The history of the records found, and of those deleted for good whose history names the person. */
export const recordPersonalData: PersonalData = {
  tables: [
    {
      table: 'audit',
      label: 'History',
      isFollowing: true,
      find: (person) => either(...ofRecords(person), named(person)),
      columns: { changes: scrubbed },
      // Staff's addresses are removed with the values of an account's own history.
      others: 'resource action address request_id content_digest',
      erasure: 'redact',
    },
  ],
  none: {
    // What the company publishes in the languages of its site.
    translation: 'language field text original_digest',
    audit_seal: 'entries hash',
    presence: 'resource',
  },
};

function ofRecords({ records }: Person): RawBuilder<boolean>[] {
  return Object.entries(records).map(
    ([resource, ids]) =>
      sql<boolean>`(record.resource = ${resource} and ${hasId(sql`record.record_id`, ids)})`,
  );
}

/** The history of chemicals is large, names nobody, and is left out of the index of migration 039. */
function named(person: Person): RawBuilder<boolean> {
  return sql<boolean>`(record.resource, record.record_id) in (
    select other.resource, other.record_id from audit as other
    where other.resource <> 'chemical' and ${mentionsPlainly(sql`other.changes::text`, person)})`;
}
