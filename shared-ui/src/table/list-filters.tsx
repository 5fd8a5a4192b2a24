import { t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { Badge } from '../parts/badge/badge';
import { Button } from '../parts/button/button';
import { Popover } from '../parts/popover/popover';
import type { AnyResource, FilterOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { token } from '../tokens/token';
import { clearedFilters } from './cleared-filters';
import { FilterLook, FilterLookProvider } from './filter-field';

const Toolbar = styled.div`
  display: flex;
  gap: ${token.space[2]};

  & > button {
    width: auto;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${token.space[3]};
  width: 22rem;
  max-width: 100%;

  & > [data-wide],
  & > button {
    grid-column: 1 / -1;
  }
`;

export interface ListFiltersProps<R extends AnyResource> {
  list: ResourceList<R>;
  /** The filter that is always visible. */
  shownName: FilterOf<R>;
  shown: ReactNode;
  /** The other filters. */
  children: ReactNode;
}

/** One visible filter; the others are behind a button that shows how many are set. */
export function ListFilters<R extends AnyResource>(props: ListFiltersProps<R>) {
  const { list, shownName, shown, children } = props;
  const { filters } = list.state;
  const count = Object.keys(filters).filter((name) => name !== shownName).length;
  if (useContext(FilterLook) === 'chip') {
    return (
      <>
        {shown}
        {children}
      </>
    );
  }
  return (
    <Toolbar>
      {shown}
      <Popover
        label={t`Filters`}
        trigger={
          <Button variant="outline">
            <SlidersHorizontal /> {t`Filters`}{' '}
            {count === 0 ? null : <Badge tone="brand">{count}</Badge>}
          </Button>
        }
      >
        <Grid>
          <FilterLookProvider value="field">{children}</FilterLookProvider>
          <Button
            variant="outline"
            onClick={() => list.change({ filters: clearedFilters(filters) })}
          >
            {t`Clear filters`}
          </Button>
        </Grid>
      </Popover>
    </Toolbar>
  );
}
