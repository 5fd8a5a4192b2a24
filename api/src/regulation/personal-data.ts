import type { PersonalData } from '../personal-data/personal-table';

export const regulationPersonalData: PersonalData = {
  none: {
    harmonised_entry: 'index_number cas_numbers ec_numbers cells',
    regulatory_edition: 'kind title edition source published',
    regulatory_change: 'reference name change cas_numbers ec_numbers packing_groups fields',
    regulatory_import:
      'kind title edition source published licence rows replaces unread unread_cells previous',
    transport_line: 'un_number cells',
  },
};
