import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SectionTitle } from '../common/look';
import { Pager } from '../common/pager';
import { ChipList } from './chip-list';
import type { Narrowing } from './listing-view';
import { NarrowingPanel } from './narrowing-panel';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem clamp(2rem, 4vw, 3.5rem);
  align-items: start;

  @media (min-width: 64rem) {
    &:has(> details) {
      grid-template-columns: 12.5rem minmax(0, 1fr);
    }
  }
`;

const Head = styled.div`
  margin-bottom: 1.25rem;
`;

interface NarrowedListProps extends Narrowing {
  /** The number of entries, with their noun. */
  title: string;
  /** The list, or the reason for an empty one. */
  children: ReactNode;
}

/** A list with its count, filters and pages. */
export function NarrowedList({ title, children, ...narrowing }: NarrowedListProps) {
  const { paging, facets, chips, wholeHref } = narrowing;
  return (
    <section aria-label={title}>
      <Head>
        <SectionTitle>{title}</SectionTitle>
      </Head>
      <Parts>
        {paging.total < 2 && chips.length === 0 ? null : (
          <NarrowingPanel facets={facets} chips={chips} />
        )}
        <div>
          <ChipList chips={chips} wholeHref={wholeHref} />
          {children}
          <Pager paging={paging} />
        </div>
      </Parts>
    </section>
  );
}
