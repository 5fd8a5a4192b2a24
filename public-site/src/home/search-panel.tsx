import { plural, t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { BeingPrepared } from '../common/being-prepared';
import { Code } from '../common/look';
import { pageHref } from '../common/hrefs';
import { SearchBox } from '../search-box/search-box';
import { searchHref } from '../search-box/search-hrefs';
import { chemicalsText } from '../common/count-text';
import type { HomeView } from './home-view';

const space = {
  top: 'clamp(1.5rem, 3vw, 2.25rem)',
  side: 'clamp(1.125rem, 3vw, 2.25rem)',
} as const;

const Plate = styled.div`
  position: relative;
  border: 1px solid ${token.color.brand};
  background: linear-gradient(160deg, ${token.color.surface} 55%, ${token.color.brandSoft});

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: 0.75rem clamp(2rem, 5vw, 5rem);
  padding: ${space.top} ${space.side} 0;

  & h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.9vw, 2.625rem);
    font-weight: 660;
    line-height: 1.08;
    letter-spacing: -0.034em;
    text-wrap: balance;
  }
  & b {
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  & p {
    color: ${token.color.textMuted};
    line-height: 1.5;
  }
  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As wide as its container, and larger than the other boxes of the site. */
const Box = styled.div`
  padding: clamp(1.25rem, 2.5vw, 1.75rem) ${space.side} clamp(1.5rem, 3vw, 2.25rem);

  && > * {
    max-width: none;
  }
  @media (min-width: 48.01rem) {
    && input {
      min-height: 4.25rem;
      padding-inline-start: 1.5rem;
      font-size: 1.25rem;
    }
    && button {
      padding: 0 1.75rem;
      font-size: 1.0625rem;
    }
  }
`;

/** The kinds of text that the box accepts, each with an example; the background shows between them as hairlines. */
const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  padding: 1px 0 0;
  background: ${token.color.border};
  list-style: none;

  & li {
    display: flex;
    flex: 1 1 10.5rem;
    min-width: 0;
  }
  @media (max-width: 30rem) {
    & li {
      flex-basis: 40%;
    }
  }
`;

const Way = styled.a`
  flex: 1;
  min-width: 0;
  padding: 0.75rem clamp(0.875rem, 1.5vw, 1.25rem);
  background: ${token.color.surface};
  color: ${token.color.brandText};
  font-size: 0.9375rem;
  line-height: 1.4;
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceSelected};
  }
  &:focus-visible {
    position: relative;
  }
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
  }
`;

interface SearchPanelProps {
  view: Pick<HomeView, 'introduction' | 'total' | 'categories' | 'examples'>;
}

/** Who this is, and the search box with examples of what it accepts. */
export function SearchPanel({ view }: SearchPanelProps) {
  const { total, examples } = view;
  return (
    <Plate>
      <Introduction view={view} />
      <Box>{total === 0 ? null : <SearchBox id="home-search" size="hero" />}</Box>
      {total === 0 ? null : (
        <Ways aria-label={t`Ways to search`}>
          {examples.map(({ label, text }) => (
            <li key={label}>
              <Way href={searchHref(text)}>
                <small>{label}</small> <Code>{text}</Code>
              </Way>
            </li>
          ))}
          <li>
            <Way href={pageHref('advancedSearch')}>
              <small>{t`Structure`}</small> <span>{t`Draw it`}</span>
            </Way>
          </li>
          <li>
            <Way href={pageHref('orderList')}>
              <small>{t`List`}</small> <span>{t`Paste up to 200 lines`}</span>
            </Way>
          </li>
        </Ways>
      )}
    </Plate>
  );
}

function Introduction({ view: { introduction, total, categories } }: SearchPanelProps) {
  return (
    <Words>
      <div>
        {introduction === null || introduction.name === null ? null : <b>{introduction.name}</b>}
        <h1>
          {introduction?.title ??
            (total === 0
              ? t`Our catalogue opens soon`
              : t`Find a chemical by name, number or structure`)}
        </h1>
      </div>
      <p>
        {total === 0 ? (
          <BeingPrepared />
        ) : (
          (introduction?.text ?? catalogueText({ total, categories: categories.length }))
        )}
      </p>
    </Words>
  );
}

interface Catalogue {
  /** The number of chemicals. */
  total: number;
  /** The number of top-level categories. */
  categories: number;
}

/** The size of the catalogue in words. */
function catalogueText({ total, categories }: Catalogue): string {
  const chemicals = chemicalsText(total);
  return t`${plural(categories, {
    0: `${chemicals}.`,
    one: `${chemicals} in one category.`,
    other: `${chemicals} in # categories.`,
  })}`;
}
