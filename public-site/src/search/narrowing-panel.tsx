import { t } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { keepsFocus } from '../common/keeps-focus';
import { FacetList } from './facet-list';
import type { Narrowing } from './listing-view';

const beside = '@media (min-width: 64rem)';

/**
 * Always open beside the list on wide screens, collapsible above it on narrow ones. A browser without
 * `::details-content` shows the heading of the collapsible one on wide screens too.
 */
const Panel = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    padding: 0 0.875rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    font-weight: ${token.weight.medium};
    list-style: none;
    cursor: pointer;
    ${focusRing}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: ${token.color.surfaceHover};
  }
  & > summary svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  &[data-is-above] > summary {
    width: max-content;
    min-height: 2.25rem;
    font-size: 0.9375rem;
  }
  @media (pointer: coarse) {
    &[data-is-above] > summary {
      min-height: 2.75rem;
    }
  }

  @supports selector(::details-content) {
    ${beside} {
      &:not([data-is-above]) > summary {
        display: none;
      }
      &:not([data-is-above])::details-content {
        content-visibility: visible;
      }
    }
  }
`;

const Facets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 1.75rem 2rem;
  padding-block: 1.25rem 0.5rem;

  ${beside} {
    details:not([data-is-above]) > & {
      grid-template-columns: minmax(0, 1fr);
      padding-block: 0;
    }
  }
`;

interface NarrowingPanelProps extends Pick<Narrowing, 'facets' | 'chips'> {
  /** Above a list that needs the whole width, not beside it. */
  isAbove: boolean;
}

/** The filters and sort orders of a list, all as links. */
export function NarrowingPanel({ facets, chips, isAbove }: NarrowingPanelProps) {
  return (
    <Panel
      className="not-in-print"
      {...{ [keepsFocus]: '' }}
      {...(isAbove && { 'data-is-above': '' })}
    >
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {t`Filter and order`}
        {chips.length === 0 ? null : ` (${chips.length})`}
      </summary>
      <Facets>
        {facets.map((facet) => (
          <FacetList key={facet.title} {...facet} />
        ))}
      </Facets>
    </Panel>
  );
}
