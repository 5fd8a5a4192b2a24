import { chemicals } from 'contract/catalog';
import { type productInquiries } from 'contract/inquiry';
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

const forms = Object.entries(formLabels).map(([value, label]) => ({ value, label }));
const statuses = new Map<string, string>(Object.entries(statusLabels));

interface ProductInquiryFiltersProps {
  list: ResourceList<typeof productInquiries>;
}

/** The filters but for the status, which the tabs above set. */
export function ProductInquiryFilters({ list }: ProductInquiryFiltersProps) {
  const { status, country } = list.state.filters;
  const clear = (name: 'status' | 'country') =>
    list.change(filterPatch<typeof productInquiries>(name, undefined));
  return (
    <FilterRow>
      <FilterField
        label="Status"
        text={status && statuses.get(status)}
        onClear={() => clear('status')}
      />
      <ChoiceFilter list={list} name="form" label="Form" all="Any form" options={forms} />
      <FilterField
        label="Country"
        text={country && countryName(country)}
        onClear={() => clear('country')}
      />
      <ReferenceFilter
        list={list}
        name="chemicalId"
        label="Chemical"
        to={chemicals}
        isOffered={false}
      />
    </FilterRow>
  );
}
