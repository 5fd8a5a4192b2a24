import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { keepsFocus } from '../common/keeps-focus';
import { onNarrow, SectionTitle } from '../common/look';
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

/** A table has its filters here, which open below the row. */
const Head = styled.div<{ $isAboveTable: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  margin-bottom: ${({ $isAboveTable }) => ($isAboveTable ? '0.75rem' : '1.25rem')};

  & > details {
    margin-inline-end: auto;
  }
  & > details[open] {
    order: 1;
    flex-basis: 100%;
  }
  ${onNarrow} {
    & > details {
      order: 1;
    }
  }
`;

const Looks = styled.ul`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  list-style: none;

  & a {
    display: block;
    padding: 0.375rem 0.75rem;
    border-radius: calc(${token.radius.md} - 1px);
    color: ${token.color.text};
    font-size: 0.9375rem;
    text-decoration: none;
    ${focusRing}
  }
  & a[aria-current] {
    background: ${token.color.brandSoft};
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  @media (pointer: coarse) {
    & a {
      padding-block: 0.625rem;
    }
  }
`;

interface NarrowedListProps extends Narrowing {
  /** The number of entries, with their noun. */
  title: string;
  /** The list, or the reason for an empty one. */
  children: ReactNode;
}

/** A list with its count, filters and pages. */
export function NarrowedList({ title, children, ...narrowing }: NarrowedListProps) {
  const { paging, facets, chips, wholeHref, looks } = narrowing;
  const isTable = looks.some(({ name, isChosen }) => isChosen && name === t`Table`);
  const panel =
    paging.total < 2 && chips.length === 0 ? null : (
      <NarrowingPanel facets={facets} chips={chips} isAbove={isTable} />
    );
  return (
    <section aria-label={title}>
      <Head $isAboveTable={isTable}>
        <SectionTitle aria-live="polite">{title}</SectionTitle>
        {isTable ? panel : null}
        {paging.total === 0 ? null : (
          <Looks aria-label={t`Shown as`} className="not-in-print" {...{ [keepsFocus]: '' }}>
            {looks.map(({ name, href, isChosen }) => (
              <li key={name}>
                <a href={href} rel="nofollow" {...(isChosen && { 'aria-current': 'true' })}>
                  {name}
                </a>
              </li>
            ))}
          </Looks>
        )}
      </Head>
      <Parts>
        {isTable ? null : panel}
        <div>
          <ChipList chips={chips} wholeHref={wholeHref} />
          {children}
          <Pager paging={paging} />
        </div>
      </Parts>
    </section>
  );
}
