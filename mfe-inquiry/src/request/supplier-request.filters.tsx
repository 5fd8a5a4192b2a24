import { t } from '@lingui/core/macro';
import { RequestState, type supplierRequests } from 'contract/inquiry';
import type { ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ListFilters } from 'shared-ui/table';
import { requestStates } from '../common/request-state';

const options = RequestState.options.map((value) => ({
  value,
  get label() {
    return requestStates[value][0]();
  },
}));
const due = [
  {
    value: 'true',
    get label() {
      return t`Answers due`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Not due`;
    },
  },
];

export function RequestFilters({ list }: { list: ResourceList<typeof supplierRequests> }) {
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
      <ChoiceFilter list={list} name="isDue" label={t`Answers`} all={t`Due or not`} options={due} />
    </ListFilters>
  );
}
