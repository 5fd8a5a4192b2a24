import { chemicals, customers } from 'contract';
import {
  type AnyResource,
  Combobox,
  countryOptions,
  Field,
  filterPatch,
  titleOf,
  useReferenceOptions,
  useResourceRecord,
} from 'shared-ui';
import type { InquiryFiltersProps } from './inquiry.filters';

export function CountryFilter({ list }: InquiryFiltersProps) {
  const chosen = list.state.filters.country;
  return (
    <Field label="Country">
      <Combobox
        label="Countries"
        placeholder="Any"
        options={countryOptions}
        value={countryOptions.find(({ value }) => value === chosen) ?? null}
        onValueChange={(option) => list.change(filterPatch('country', option?.value))}
      />
    </Field>
  );
}

export function CustomerFilter({ list }: InquiryFiltersProps) {
  return <ReferenceFilter list={list} to={customers} name="customerId" label="Customer" />;
}

export function ChemicalFilter({ list }: InquiryFiltersProps) {
  return <ReferenceFilter list={list} to={chemicals} name="chemicalId" label="Chemical" />;
}

interface ReferenceFilterProps extends InquiryFiltersProps {
  to: AnyResource;
  name: 'customerId' | 'chemicalId';
  label: string;
}

function ReferenceFilter({ list, to, name, label }: ReferenceFilterProps) {
  const chosen = list.state.filters[name];
  const options = useReferenceOptions(to);
  const { data } = useResourceRecord(to, chosen);
  const title = data === undefined ? '…' : titleOf(to, data);
  return (
    <Field label={label}>
      <Combobox
        label={to.label.many}
        placeholder="Any"
        options={options}
        value={chosen === undefined ? null : { value: chosen, label: title }}
        onValueChange={(option) => list.change(filterPatch(name, option?.value))}
      />
    </Field>
  );
}
