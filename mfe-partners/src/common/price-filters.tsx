import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import type { salesPrices, supplierPrices } from 'contract/partner';
import type { ReactNode } from 'react';
import type { ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, FilterRow, ReferenceFilter } from 'shared-ui/table';

const states = [
  {
    value: 'current',
    get label() {
      return t`Valid today`;
    },
  },
  {
    value: 'future',
    get label() {
      return t`Not yet valid`;
    },
  },
  {
    value: 'ended',
    get label() {
      return t`Ended`;
    },
  },
];

type Prices = typeof supplierPrices | typeof salesPrices;

interface PriceFiltersProps<R extends Prices> {
  list: ResourceList<R>;
  /** Those of one kind. */
  children?: ReactNode;
}

/** The filters that both kinds of prices have. */
export function PriceFilters<R extends Prices>({ list, children }: PriceFiltersProps<R>) {
  return (
    <FilterRow>
      <ChoiceFilter
        list={list}
        name="state"
        label={t`Validity`}
        all={t`Any validity`}
        options={states}
      />
      <ReferenceFilter
        list={list}
        name="chemicalId"
        label={t`Chemical`}
        to={chemicals}
        isOffered={false}
      />
      {children}
    </FilterRow>
  );
}
