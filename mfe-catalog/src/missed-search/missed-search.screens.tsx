import { t } from '@lingui/core/macro';
import { type MissedSearch, missedSearches } from 'contract/catalog';
import { SearchCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { EmptyState, PageHeader } from 'shared-ui';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ChoiceFilter, ResourceTable } from 'shared-ui/table';
import { MissedSearchBulk } from './missed-search-bulk';
import { MissedSearchMenu } from './missed-search-menu';
import { missedSearchColumns } from './missed-search.columns';
import { SynonymDialog } from './synonym-dialog';

function MissedSearchScreen() {
  const list = useResourceList(missedSearches);
  const [chosen, setChosen] = useState<MissedSearch | null>(null);
  const RowActions = useCallback(
    ({ row }: { row: MissedSearch }) => <MissedSearchMenu row={row} onSynonym={setChosen} />,
    [],
  );
  return (
    <>
      <PageHeader
        title={t`What visitors looked for`}
        description={t`Words that the site’s search and pasted lists did not find. Who searched is not kept.`}
      />
      <ResourceTable
        list={list}
        columns={missedSearchColumns}
        Filters={StateFilter}
        RowActions={RowActions}
        BulkActions={MissedSearchBulk}
        Empty={NothingMissed}
      />
      {chosen === null ? null : <SynonymDialog row={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const states = [
  {
    value: 'written-off',
    get label() {
      return t`Written off`;
    },
  },
  {
    value: 'all',
    get label() {
      return t`Open and written off`;
    },
  },
];

function StateFilter({ list }: { list: ResourceList<typeof missedSearches> }) {
  return <ChoiceFilter list={list} name="state" label={t`State`} all={t`Open`} options={states} />;
}

function NothingMissed() {
  return (
    <EmptyState title={t`Nothing is missing`} icon={<SearchCheck />}>
      {t`Words that visitors search for without a result stand here, the most searched for first.`}
    </EmptyState>
  );
}

export { MissedSearchScreen as Component };
