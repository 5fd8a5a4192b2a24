import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { keepsFocus } from '../common/keeps-focus';
import type { Narrowing } from './listing-view';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: 1rem;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.25rem;
    padding-block: 0.25rem;
    padding-inline: 0.75rem 0.625rem;
    border: 1px solid ${token.color.brand};
    border-radius: ${token.radius.full};
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
    font-size: 0.875rem;
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a:hover {
    border-color: ${token.color.text};
  }
  & li:last-child:nth-child(n + 3) a {
    border-color: transparent;
    background: none;
    color: ${token.color.brandText};
  }
  & svg {
    flex: none;
    width: 0.9375rem;
    height: 0.9375rem;
  }
  @media (pointer: coarse) {
    & a {
      min-height: 2.75rem;
    }
  }
`;

type ChipListProps = Pick<Narrowing, 'chips' | 'wholeHref'>;

/** The active filters, each a link that removes it; with several, also a link that removes all. */
export function ChipList({ chips, wholeHref }: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <Chips aria-label={t`Filters`} className="not-in-print" {...{ [keepsFocus]: '' }}>
      {chips.map(({ title, name, href }) => (
        <li key={title}>
          <a href={href} rel="nofollow">
            <VisuallyHidden>{t`Remove the filter`} </VisuallyHidden>
            {title}: {name}
            <X aria-hidden="true" />
          </a>
        </li>
      ))}
      {chips.length === 1 ? null : (
        <li>
          <a href={wholeHref}>{t`Clear all`}</a>
        </li>
      )}
    </Chips>
  );
}
