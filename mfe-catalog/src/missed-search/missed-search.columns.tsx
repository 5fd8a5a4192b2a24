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
    label: 'Words',
    sort: 'words',
    cell: ({ words, state }) => (
      <Words>
        {words}
        {state === 'open' ? null : (
          <>
            {' '}
            <Badge>Written off</Badge>
          </>
        )}
      </Words>
    ),
  },
  {
    id: 'count',
    label: 'Times',
    align: 'end',
    width: 5.5,
    sort: 'count',
    cell: ({ count }) => <NumberCell value={count} />,
  },
  {
    id: 'firstOn',
    label: 'First',
    width: 7.25,
    sort: 'firstOn',
    hiddenBelow: 1500,
    cell: ({ firstOn }) => <DateCell value={firstOn} />,
  },
  {
    id: 'lastOn',
    label: 'Last',
    width: 7.25,
    sort: 'lastOn',
    cell: ({ lastOn }) => <DateCell value={lastOn} />,
  },
  {
    id: 'times',
    label: 'Searched for',
    isHidden: true,
    role: 'fact',
    cell: ({ count }) => (count === 1 ? 'once' : `${count} times`),
  },
  {
    id: 'decision',
    label: 'What to do',
    width: 24,
    cell: (row) => <MissedSearchButtons row={row} />,
  },
];
