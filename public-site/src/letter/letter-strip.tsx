import { plural, t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { cell } from '../common/look';
import { letterHref } from '../common/hrefs';
import type { LetterLink } from './letter-view';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(27, 1fr);
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  @media (max-width: 64rem) {
    grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  }
`;

const field = `
  padding: 0.625rem 0 0.5rem;
  text-align: center;
  font-size: 1.125rem;
  line-height: 1.2;
  font-weight: 600;
`;

const Letter = styled.a`
  ${cell}
  ${field}

  & small {
    display: block;
    color: ${token.color.textFaint};
    font-size: 0.6875rem;
    font-weight: 450;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] {
    position: relative;
    border-color: ${token.color.brand};
    background: ${token.color.brand};
    color: ${token.color.onBrand};
  }
  &[aria-current] small {
    color: inherit;
  }
`;

const NoLetter = styled.span`
  ${cell}
  ${field}
  height: calc(100% + 1px);
  background: transparent;
  color: ${token.color.textFaint};
  font-weight: 400;
`;

interface LetterStripProps {
  letters: readonly LetterLink[];
  /** The letter of the current page. */
  current?: string;
}

/** The alphabet with the number of chemicals under each letter; a letter without any has no link. */
export function LetterStrip({ letters, current }: LetterStripProps) {
  return (
    <nav aria-label={t`Chemicals by first letter`} className="not-in-print">
      <Strip>
        {letters.map(({ letter, count }) => (
          <li key={letter}>
            {count === 0 ? (
              <NoLetter>{letter}</NoLetter>
            ) : (
              <Letter
                href={letterHref(letter)}
                {...(letter === current && { 'aria-current': 'page' as const })}
              >
                {letter}
                <VisuallyHidden>
                  , {t`${plural(count, { one: '# chemical', other: '# chemicals' })}`}
                </VisuallyHidden>
                <small aria-hidden="true">{count}</small>
              </Letter>
            )}
          </li>
        ))}
      </Strip>
    </nav>
  );
}
