import { plural, t } from '@lingui/core/macro';
import { ClipboardList } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { useBasketFact } from './use-basket';

const Link = styled.a`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${token.radius.full};
  color: ${token.color.textMuted};
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceHover};
    color: ${token.color.text};
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Count = styled.span`
  position: absolute;
  top: 0.1875rem;
  inset-inline-end: 0;
  min-width: 1.125rem;
  padding-inline: 0.25rem;
  border-radius: ${token.radius.full};
  background: ${token.color.brand};
  color: ${token.color.onBrand};
  font-size: 0.6875rem;
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  text-align: center;
`;

/** A link to the inquiry, with its number of lines. */
export function BasketLink() {
  const count = useBasketFact(({ lines }) => lines.length);
  return (
    <Link href={pageHref('inquiry')} aria-label={labelOf(count)}>
      <ClipboardList aria-hidden="true" />
      {count === 0 ? null : <Count aria-hidden="true">{count}</Count>}
    </Link>
  );
}

function labelOf(count: number): string {
  if (count === 0) return t`Inquiry`;
  return t`${plural(count, { one: 'Inquiry, # line', other: 'Inquiry, # lines' })}`;
}
