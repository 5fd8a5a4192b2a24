import { sql } from 'kysely';
import { mentions } from '../personal-data/conditions';
import { scrubbed } from '../personal-data/erase-column';
import type { PersonalData } from '../personal-data/personal-table';

export const catalogPersonalData: PersonalData = {
  tables: [
    {
      table: 'missed_search',
      label: 'Words that visitors searched for',
      resource: 'missedSearch',
      isFollowing: true,
      find: (person) => mentions(sql`(record.words || ' ' || record.normal)`, person),
      columns: { normal: scrubbed, words: scrubbed },
      others: 'state',
      erasure: 'delete',
    },
  ],
  none: {
    chemical_count:
      'index_letter type_ids grades hazard_class ghs_pictograms storage_class flash boiling',
    chemical_name: 'normal kind',
    chemical_search: 'facets',
    chemical_structure:
      'smiles molfile formula drawing description id_code graph skeleton flat_code traits',
    former_document: 'kind title language file',
    search_word: 'word',
  },
};
