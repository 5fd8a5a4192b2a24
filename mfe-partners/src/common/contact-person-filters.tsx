import { t } from '@lingui/core/macro';
import type { customerContacts, supplierContacts } from 'contract/partner';
import type { ReactNode } from 'react';
import type { ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, FilterRow } from 'shared-ui/table';

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

type Contacts = typeof customerContacts | typeof supplierContacts;

interface ContactPersonFiltersProps<R extends Contacts> {
  list: ResourceList<R>;
  /** That of the company. */
  children: ReactNode;
}

/** The filters that lists of contact persons share. */
export function ContactPersonFilters<R extends Contacts>({
  list,
  children,
}: ContactPersonFiltersProps<R>) {
  return (
    <FilterRow>
      {children}
      <ChoiceFilter
        list={list}
        name="marketingConsent"
        label={t`Consent`}
        all={t`Consent or not`}
        options={consents}
      />
    </FilterRow>
  );
}
