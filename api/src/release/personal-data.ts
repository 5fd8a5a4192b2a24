import { sql } from 'kysely';
import { mentions } from '../personal-data/conditions';
import { scrubbed } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

export const releasePersonalData: PersonalData = {
  tables: [
    {
      table: 'release_report',
      label: 'Failures reported by the panel',
      isFollowing: true,
      find: (person) =>
        mentions(sql`concat_ws(' ', record.message, record.stack, record.path)`, person),
      columns: { message: scrubbed, stack: scrubbed, path: scrubbed },
      others: 'remote version kind commit',
      erasure: 'blank',
    },
  ],
  none: {
    deprecated_use: 'remote version what instead',
    release:
      'remote version document page_files mount archive published_by_label file_hashes signature revoked_reason',
    release_activation: 'remote version from_version how label',
    release_session: 'remote version',
    release_token: 'hash remote label',
    remote: '_id document active_version last_known_good rollout former_versions waiting_version',
    signing_key: 'remote label public_key',
  },
};
