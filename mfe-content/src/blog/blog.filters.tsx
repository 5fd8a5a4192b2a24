import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { blogCategories, type blogs } from 'contract/content';
import { Select } from 'shared-ui';
import { type ResourceList, useAllRows } from 'shared-ui/resource';
import { ChoiceFilter, FilterField, ReferenceFilter, FilterRow } from 'shared-ui/table';

type List = ResourceList<typeof blogs>;

const states = [
  {
    value: 'any',
    get label() {
      return t`Any status`;
    },
  },
  {
    value: 'draft',
    get label() {
      return t`Drafts`;
    },
  },
  {
    value: 'scheduled',
    get label() {
      return t`Scheduled`;
    },
  },
  {
    value: 'published',
    get label() {
      return t({ message: 'Published', context: 'post' });
    },
  },
] as const;
type State = (typeof states)[number]['value'];

/** The contract's filters for each state. */
const filtersOf: Readonly<
  Record<State, { status: string | undefined; scheduled: string | undefined }>
> = {
  any: { status: undefined, scheduled: undefined },
  draft: { status: 'draft', scheduled: undefined },
  scheduled: { status: undefined, scheduled: 'true' },
  published: { status: 'published', scheduled: 'false' },
};

interface BlogFiltersProps {
  list: List;
}

/** Filters by publication state and category. */
export function BlogFilters({ list }: BlogFiltersProps) {
  const categories = useAllRows(blogCategories);
  const state = stateOf(list.state.filters);
  return (
    <FilterRow>
      <FilterField
        label={t`Status`}
        text={state === 'any' ? undefined : labelOf(state)}
        onClear={() => list.change({ filters: filtersOf.any })}
      >
        <Select
          aria-label={t`Status`}
          options={states}
          value={state}
          onValueChange={(chosen) => list.change({ filters: filtersOf[chosen] })}
        />
      </FilterField>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t`Category`}
        all={t`All categories`}
        options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
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

function labelOf(state: State) {
  return states.find(({ value }) => value === state)?.label;
}

/** The state closest to the filters: a link from elsewhere may set other combinations. */
function stateOf({ status, scheduled }: List['state']['filters']): State {
  if (scheduled === 'true') return 'scheduled';
  if (status === 'draft') return 'draft';
  return status === 'published' ? 'published' : 'any';
}
