import { plural, t } from '@lingui/core/macro';
import type { missedSearches } from 'contract/catalog';
import styled from 'styled-components';
import { Badge } from 'shared-ui';
import { type Columns, DateCell, NumberCell } from 'shared-ui/table';
import { MissedSearchButtons } from './missed-search-buttons';

const Words = styled.span`
  overflow-wrap: anywhere;
`;

export const missedSearchColumns: Columns<typeof missedSearches> = [
  {
    id: 'words',
    get label() {
      return t({ message: 'Words', context: 'searched for' });
    },
    sort: 'words',
    cell: ({ words, state }) => (
      <Words>
        {words}
        {state === 'open' ? null : (
          <>
            {' '}
            <Badge>{t`Written off`}</Badge>
          </>
        )}
      </Words>
    ),
  },
  {
    id: 'count',
    get label() {
      return t`Times`;
    },
    align: 'end',
    width: 5.5,
    sort: 'count',
    cell: ({ count }) => <NumberCell value={count} />,
  },
  {
    id: 'firstOn',
    get label() {
      return t`First`;
    },
    width: 7.25,
    sort: 'firstOn',
    hiddenBelow: 1500,
    cell: ({ firstOn }) => <DateCell value={firstOn} />,
  },
  {
    id: 'lastOn',
    get label() {
      return t`Last`;
    },
    width: 7.25,
    sort: 'lastOn',
    cell: ({ lastOn }) => <DateCell value={lastOn} />,
  },
  {
    id: 'times',
    get label() {
      return t`Searched for`;
    },
    isHidden: true,
    role: 'fact',
    cell: ({ count }) => t`${plural(count, { one: 'once', other: '# times' })}`,
  },
  {
    id: 'decision',
    get label() {
      return t`What to do`;
    },
    width: 24,
    cell: (row) => <MissedSearchButtons row={row} />,
  },
];
