import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { type orders, OrderState } from 'contract/inquiry';
import { customers } from 'contract/partner';
import type { ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ListFilters, ReferenceFilter } from 'shared-ui/table';
import { orderStates } from '../common/order-state';

const options = OrderState.options.map((value) => ({
  value,
  get label() {
    return orderStates[value][0]();
  },
}));

export function OrderFilters({ list }: { list: ResourceList<typeof orders> }) {
  return (
    <ListFilters
      list={list}
      shownName="state"
      shown={
        <ChoiceFilter
          list={list}
          name="state"
          label={t`State`}
          all={t`Any state`}
          options={options}
        />
      }
    >
      <ReferenceFilter list={list} name="customerId" label={t`Customer`} to={customers} />
      <ReferenceFilter list={list} name="chemicalId" label={t`Chemical`} to={chemicals} />
    </ListFilters>
  );
}
