import { t } from '@lingui/core/macro';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { visuallyHidden } from '../common/look';
import { addHref, pageHref } from '../common/hrefs';
import { maxLines } from './basket-line';
import { visitorsBasket } from './basket-store';
import { useBasketFact } from './use-basket';
import { useHasScript } from './use-has-script';

/** The large one is as wide as the longer of its labels, so that nothing shifts when they change. */
const Wrapper = styled.span<{ $size: 'sm' | 'lg' }>`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  ${({ $size }) => $size === 'lg' && 'min-width: 10.5rem;'}

  &[data-is-icon] > :is(a, button) {
    width: 2.25rem;
    padding: 0;
  }
`;

/** On a card, only an icon until the chemical is in the inquiry. */
const wordsOf = { sm: VisuallyHidden, lg: 'span' } as const;

/** A success shows on the button; a failure needs visible text. */
const Said = styled.output<{ $isSeen: boolean }>`
  margin-top: 0.25rem;
  color: ${token.color.dangerText};
  font-size: 0.875rem;
  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;

interface AddToBasketProps {
  chemical: { id: string; name: string; href: string; offeredForm?: string };
  size?: 'sm' | 'lg';
}

/** Adds a chemical to the inquiry. Without a script, a link to an inquiry with the chemical. */
export function AddToBasket({ chemical, size = 'sm' }: AddToBasketProps) {
  const { id, name, href, offeredForm = '' } = chemical;
  const hasScript = useHasScript();
  const isIn = useBasketFact(({ lines }) => lines.some(({ chemicalId }) => chemicalId === id));
  const [said, setSaid] = useState('');
  const [isFull, setFull] = useState(false);
  const Words = wordsOf[size];
  const hint = size === 'sm' ? { title: t`Add to inquiry` } : {};

  function add(): void {
    const { leftOut, lines } = visitorsBasket().add([{ chemicalId: id, name, href, offeredForm }]);
    setFull(leftOut > 0);
    const line = lines.length;
    setSaid(
      leftOut > 0
        ? t`Not added: an inquiry has at most ${maxLines} lines`
        : t`${name} is in your inquiry, line ${line}`,
    );
  }

  return (
    <Wrapper
      $size={size}
      className="not-in-print"
      {...(size === 'sm' && !isIn && { 'data-is-icon': true })}
    >
      {hasScript && !isIn ? (
        <Button variant={variantOf(size)} size={size} onClick={add} {...hint}>
          <Plus aria-hidden="true" />
          <Words>{t`Add to inquiry`}</Words>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      ) : (
        <Button asChild variant={isIn ? 'secondary' : variantOf(size)} size={size}>
          {isIn ? (
            <a href={pageHref('inquiry')} ref={said === '' ? null : focus}>
              <Check aria-hidden="true" />
              {t`In your inquiry`}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </a>
          ) : (
            <a href={addHref(href, { form: offeredForm })} rel="nofollow" {...hint}>
              <Plus aria-hidden="true" />
              <Words>{t`Add to inquiry`}</Words>
              <VisuallyHidden>: {name}</VisuallyHidden>
            </a>
          )}
        </Button>
      )}
      <Said $isSeen={isFull}>{said}</Said>
    </Wrapper>
  );
}

function variantOf(size: 'sm' | 'lg'): 'default' | 'ghost' {
  return size === 'lg' ? 'default' : 'ghost';
}

/** The link replaces the button that had the focus. */
function focus(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
}
