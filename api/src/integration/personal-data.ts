import { sql } from 'kysely';
import { either, mentions, refersTo } from '../personal-data/conditions';
import { cleared } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

/** The records whose events are sent and that may be a person's. */
const kinds = ['customer', 'supplier', 'inquiry', 'product_inquiry', 'application'];

export const integrationPersonalData: PersonalData = {
  tables: [
    {
      table: 'webhook_delivery',
      label: 'Log of webhooks',
      isFollowing: true,
      find: (person) =>
        either(
          ...kinds.map((kind) => refersTo(sql`record.record_id`, person, kind)),
          mentions(sql`concat_ws(' ', record.sent, record.answer, record.failure)`, person),
        ),
      columns: { sent: cleared, answer: cleared, failure: cleared },
      others: 'type state facts',
      erasure: 'delete',
    },
  ],
  none: {
    cdn_purge: 'tag',
    api_key: 'name prefix hash levels',
    webhook: 'name url events secret_box former_secret_box',
  },
};
