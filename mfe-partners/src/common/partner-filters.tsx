import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { type customers, type suppliers } from 'contract/partner';
import { indexLetters } from 'contract/chemistry';
import { type ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, CountryFilter, ListFilters, ReferenceFilter } from 'shared-ui/table';
import { certificationOptions } from './certifications';

const states = [
  {
    value: 'true',
    get label() {
      return t`Active`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Inactive`;
    },
  },
];
const consents = [
  {
    value: 'true',
    get label() {
      return t`Given`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Not given`;
    },
  },
];
const letters = indexLetters.map((value) => ({ value, label: value }));

type Partners = typeof suppliers | typeof customers;

interface PartnerFiltersProps<R extends Partners> {
  list: ResourceList<R>;
}

/** The active filter, and a button with the number of set filters that opens the others. */
export function PartnerFilters<R extends Partners>({ list }: PartnerFiltersProps<R>) {
  return (
    <ListFilters
      list={list}
      shownName="active"
      shown={
        <ChoiceFilter
          list={list}
          name="active"
          label={t`Active`}
          all={t`Active or not`}
          options={states}
        />
      }
    >
      <CountryFilter list={list} name="country" />
      <ReferenceFilter list={list} name="chemicalId" label={t`Chemical`} to={chemicals} />
      <ChoiceFilter list={list} name="letter" label={t`Letter`} all={t`Any`} options={letters} />
      <ChoiceFilter
        list={list}
        name="certification"
        label={t`Certification`}
        all={t`Any`}
        options={certificationOptions}
      />
      <ChoiceFilter
        list={list}
        name="marketingConsent"
        label={t`Consent`}
        all={t`Any`}
        options={consents}
      />
    </ListFilters>
  );
}
