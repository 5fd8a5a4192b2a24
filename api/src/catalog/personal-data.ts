import { sql } from 'kysely';
import { mentions } from '../core/personal-data/conditions';
import { scrubbed } from '../core/personal-data/erase-column';
import type { PersonalData } from '../core/personal-data/personal-table';

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
    category: 'name slug description image metatitle metadescription metakeywords',
    chemical:
      'name slug product_code cas_number ec_number iupac_name synonyms smiles formula inchi_key type_ids grades purity appearance packagings hs_code un_number hazard_class packing_group ghs_pictograms signal_word hazard_statements precautionary_statements storage origin description applications images documents meta_title meta_description meta_keywords status index_letter_override index_letter sort_key findings foreign_names inchi contradiction_reason proper_shipping_name transport_labels limited_quantity tunnel_code classifications classification_limits classification_notes statement_slots field_sources',
    chemical_name: 'normal kind',
    chemical_search: 'facets',
    chemical_structure:
      'smiles molfile formula drawing description id_code graph skeleton flat_code traits',
    chemical_type: 'name description',
    former_document: 'kind title language file',
    search_word: 'word',
    tax: 'name country description',
    unit: 'name symbol dimension',
  },
};
