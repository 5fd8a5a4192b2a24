import type { PersonalData } from '../core/personal-data/personal-table';

export const regulationPersonalData: PersonalData = {
  none: {
    harmonised_entry: 'index_number cas_numbers ec_numbers cells',
    regulatory_edition: 'kind title edition source published',
    transport_line: 'un_number cells',
  },
};
