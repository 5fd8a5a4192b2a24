import { t } from '@lingui/core/macro';
import { localFormat } from 'contract';
import { capitalized } from 'contract';
import type { LetterCount } from 'contract/catalog';
import { useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { breakpoint, focusRing, token, VisuallyHidden } from 'shared-ui';
import { words } from 'shared-ui/i18n';
import { countText } from 'shared-ui/table';
import styled from 'styled-components';
import { moveInList } from './move-in-list';

const Strip = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  padding: 0.1875rem;
  list-style: none;

  @media (width < ${breakpoint.mobile}) {
    flex-wrap: nowrap;
    overflow-x: auto;
    scroll-padding-inline: 3rem;
  }
`;

const cell = `
  display: grid;
  justify-items: center;
  align-content: center;
  min-width: 2.375rem;
  min-height: 2.75rem;
  padding: 0.125rem 0.25rem;
  border-radius: ${token.radius.md};
  font-weight: ${token.weight.semibold};
  line-height: 1.2;
`;

const Letter = styled(Link)`
  ${cell}
  color: ${token.color.text};
  text-decoration: none;
  ${focusRing}

  & small {
    color: ${token.color.textMuted};
    font-size: 0.6875rem;
    font-weight: ${token.weight.normal};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[aria-current] {
    background: ${token.color.brand};
    color: ${token.color.onBrand};
  }
  &[aria-current] small {
    color: inherit;
  }
`;

const NoLetter = styled.span`
  ${cell}
  color: ${token.color.textFaint};
  font-weight: ${token.weight.normal};
`;

const short = localFormat(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

interface LetterStripProps {
  counts: readonly LetterCount[];
  /** The current letter: empty for all, undefined while another filter narrows the list. */
  current: string | undefined;
  hrefOf: (letter: string | undefined) => To;
  /** What the counts are of. */
  noun: { readonly one: string; readonly many: string };
}

/** The alphabet with a count for each letter. One Tab stop; arrow keys move along it; empty letters are no links. */
export function LetterStrip({ counts, current, hrefOf, noun }: LetterStripProps) {
  const byLetter = new Map(counts.map(({ letter, count }) => [letter, count]));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const strip = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? current ?? '';
  const cells = [
    { letter: '', shown: t({ message: 'All', context: 'letters' }), count: total },
    ...alphabet.map((letter) => ({ letter, shown: letter, count: byLetter.get(letter) ?? 0 })),
  ];
  // If the current letter has no rows any more, the Tab stop falls back to "All".
  const isStop = (letter: string) =>
    cells.some((one) => one.letter === stop && (one.count > 0 || stop === ''))
      ? letter === stop
      : letter === '';

  // Scrolls the current letter into view on narrow screens.
  useEffect(() => {
    const letter = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current === null || !letter) return;
    strip.current.scrollLeft = letter.offsetLeft - strip.current.clientWidth / 2;
  }, [current, total]);
  return (
    <nav aria-label={t`${{ many: capitalized(words(noun.many)) }} by first letter`}>
      <Strip ref={strip}>
        {cells.map(({ letter, shown, count }) => (
          <li key={letter}>
            {count === 0 && letter !== '' ? (
              <NoLetter>{shown}</NoLetter>
            ) : (
              <Letter
                to={hrefOf(letter === '' ? undefined : letter)}
                preventScrollReset
                tabIndex={isStop(letter) ? 0 : -1}
                onFocus={() => setFocused(letter)}
                onKeyDown={moveInList}
                {...(current === letter && { 'aria-current': 'true' as const })}
              >
                <span>
                  {shown}
                  <VisuallyHidden>, {countText(count, noun)}</VisuallyHidden>
                </span>
                <small aria-hidden="true">{short().format(count)}</small>
              </Letter>
            )}
          </li>
        ))}
      </Strip>
    </nav>
  );
}
