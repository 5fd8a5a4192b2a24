import { RequestState, type supplierRequests } from 'contract/inquiry';
import type { ResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ListFilters } from 'shared-ui/table';
import { requestStates } from '../common/request-state';

const options = RequestState.options.map((value) => ({ value, label: requestStates[value][0] }));
const due = [
  { value: 'true', label: 'Answers due' },
  { value: 'false', label: 'Not due' },
];

export function RequestFilters({ list }: { list: ResourceList<typeof supplierRequests> }) {
  return (
    <ListFilters
      list={list}
      shownName="state"
      shown={
        <ChoiceFilter list={list} name="state" label="State" all="Any state" options={options} />
      }
    >
      <ChoiceFilter list={list} name="isDue" label="Answers" all="Due or not" options={due} />
    </ListFilters>
  );
}
