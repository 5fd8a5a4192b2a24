import { chemicals, type customers, type suppliers } from 'contract';
import { indexLetters } from 'contract/chemistry';
import type { ReactNode } from 'react';
import {
  Button,
  ChoiceFilter,
  Combobox,
  countryOptions,
  Field,
  filterPatch,
  ListFilters,
  type ResourceList,
  titleOf,
  useReferenceOptions,
  useResourceRecord,
} from 'shared-ui';
import { certificationOptions } from './certifications';

const states = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];
const letters = indexLetters.map((value) => ({ value, label: value }));

type Partners = typeof suppliers | typeof customers;

interface PartnerFiltersProps<R extends Partners> {
  list: ResourceList<R>;
  /** Filters that this kind of partner alone has. */
  children?: ReactNode;
}

/** Whether active in sight, all other filters behind a button that says how many are set. */
export function PartnerFilters<R extends Partners>({ list, children }: PartnerFiltersProps<R>) {
  const { filters } = list.state;
  const count = Object.keys(filters).filter((name) => name !== 'active').length;
  const clear = () => list.change({ filters: withoutAll(filters) });
  return (
    <ListFilters
      count={count}
      shown={
        <ChoiceFilter
          list={list}
          name="active"
          label="Active"
          all="Active or not"
          options={states}
        />
      }
    >
      <CountryFilter list={list} />
      <ChemicalFilter list={list} />
      <Field label="Letter">
        <ChoiceFilter list={list} name="letter" label="Letter" all="Any" options={letters} />
      </Field>
      <Field label="Certification">
        <ChoiceFilter
          list={list}
          name="certification"
          label="Certification"
          all="Any"
          options={certificationOptions}
        />
      </Field>
      {children}
      <Button variant="outline" onClick={clear}>
        Clear filters
      </Button>
    </ListFilters>
  );
}

interface FilterProps<R extends Partners> {
  list: ResourceList<R>;
}

function CountryFilter<R extends Partners>({ list }: FilterProps<R>) {
  const chosen = list.state.filters.country;
  return (
    <Field label="Country">
      <Combobox
        label="Countries"
        placeholder="Any"
        options={countryOptions}
        value={countryOptions.find(({ value }) => value === chosen) ?? null}
        onValueChange={(option) => list.change(filterPatch<R>('country', option?.value))}
      />
    </Field>
  );
}

function ChemicalFilter<R extends Partners>({ list }: FilterProps<R>) {
  const chosen = list.state.filters.chemicalId;
  const options = useReferenceOptions(chemicals);
  const { data } = useResourceRecord(chemicals, chosen);
  const label = data === undefined ? '…' : titleOf(chemicals, data);
  return (
    <Field label="Chemical">
      <Combobox
        label="Chemicals"
        placeholder="Any"
        options={options}
        value={chosen === undefined ? null : { value: chosen, label }}
        onValueChange={(option) => list.change(filterPatch<R>('chemicalId', option?.value))}
      />
    </Field>
  );
}

/** Guarantee: each filter that is set is named, with nothing for its value. */
function withoutAll<Filters extends object>(filters: Filters) {
  const entries = Object.keys(filters).map((name) => [name, undefined]);
  return Object.fromEntries(entries) as { [Name in keyof Filters]: undefined };
}
