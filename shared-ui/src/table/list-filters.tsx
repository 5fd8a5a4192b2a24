import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../parts/badge/badge';
import { Button } from '../parts/button/button';
import { Popover } from '../parts/popover/popover';
import { token } from '../tokens/token';

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

  & > button {
    grid-column: 1 / -1;
  }
`;

export interface ListFiltersProps {
  /** The filter that is always in sight. */
  shown: ReactNode;
  /** How many of the others are set. */
  count: number;
  /** The others, each in a `Field`, and the way to clear them. */
  children: ReactNode;
}

/** One filter of a list in sight, the others behind a button that says how many are set. */
export function ListFilters({ shown, count, children }: ListFiltersProps) {
  return (
    <Toolbar>
      {shown}
      <Popover
        label="Filters"
        trigger={
          <Button variant="outline">
            <SlidersHorizontal /> Filters
            {count === 0 ? null : <Badge tone="brand">{count}</Badge>}
          </Button>
        }
      >
        <Grid>{children}</Grid>
      </Popover>
    </Toolbar>
  );
}
