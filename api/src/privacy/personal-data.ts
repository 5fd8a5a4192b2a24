import type { PersonalData } from '../personal-data/personal-table';

/** The tables of this domain, and those of the database itself. */
export const privacyPersonalData: PersonalData = {
  none: {
    file_removal: 'name',
    retention_run: 'kind',
    kysely_migration: 'name timestamp',
    kysely_migration_lock: 'id',
    lasting_key: 'purpose key_box',
    setting: 'key value',
    slug: 'scope slug resource',
  },
};
