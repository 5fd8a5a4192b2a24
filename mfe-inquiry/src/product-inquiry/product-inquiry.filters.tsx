import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { type productInquiries, ProductInquiryStatus } from 'contract/inquiry';
import { countryName } from 'shared-ui/form';
import { type ResourceList } from 'shared-ui/resource';
import {
  ChoiceFilter,
  FilterField,
  filterPatch,
  ReferenceFilter,
  FilterRow,
} from 'shared-ui/table';
import { formLabels, statusLabels } from './product-inquiry-labels';

const forms = (['product', 'contact'] as const).map((value) => ({
  value,
  get label() {
    return formLabels[value];
  },
}));

interface ProductInquiryFiltersProps {
  list: ResourceList<typeof productInquiries>;
}

/** The filters but for the status, which the tabs above set. */
export function ProductInquiryFilters({ list }: ProductInquiryFiltersProps) {
  const { status, country } = list.state.filters;
  const chosen = ProductInquiryStatus.safeParse(status).data;
  const clear = (name: 'status' | 'country') =>
    list.change(filterPatch<typeof productInquiries>(name, undefined));
  return (
    <FilterRow>
      <FilterField
        label={t`Status`}
        text={chosen && statusLabels[chosen]}
        onClear={() => clear('status')}
      />
      <ChoiceFilter
        list={list}
        name="form"
        label={t({ message: 'Form', context: 'from the website' })}
        all={t`Any form`}
        options={forms}
      />
      <FilterField
        label={t`Country`}
        text={country && countryName(country)}
        onClear={() => clear('country')}
      />
      <ReferenceFilter
        list={list}
        name="chemicalId"
        label={t`Chemical`}
        to={chemicals}
        isOffered={false}
      />
    </FilterRow>
  );
}
