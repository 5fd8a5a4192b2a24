import { chemicalsText } from '../common/count-text';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { cell } from '../common/look';
import type { CategoryLink } from '../category-tree/category-branch';

const Table = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  & li {
    display: flex;
  }
`;

const Element = styled.a`
  ${cell}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 9.5rem;
  padding: 0.75rem 0.875rem 0.875rem;

  & small {
    color: ${token.color.textFaint};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  & b {
    margin-top: 0.25rem;
    color: ${token.color.brandText};
    font-size: 2.375rem;
    font-weight: 560;
    line-height: 1.1;
    letter-spacing: -0.035em;
  }
  & span {
    margin-top: auto;
    padding-top: 0.5rem;
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
    line-height: 1.3;
  }
`;

interface CategoryCellsProps {
  categories: readonly CategoryLink[];
}

/** Categories in the style of the periodic table. */
export function CategoryCells({ categories }: CategoryCellsProps) {
  const symbols = elementSymbols(categories.map(({ name }) => name));
  return (
    <Table>
      {categories.map(({ name, lang, href, productCount }, index) => (
        <li key={href}>
          <Element href={href}>
            <small aria-hidden="true">{productCount}</small>
            <b aria-hidden="true">{symbols[index]}</b>
            <span>
              <span lang={lang}>{name}</span>
              <VisuallyHidden>, {chemicalsText(productCount)}</VisuallyHidden>
            </span>
          </Element>
        </li>
      ))}
    </Table>
  );
}

const Tile = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--tile, 3.5rem);
  height: var(--tile, 3.5rem);
  border: 1px solid ${token.color.brand};
  background: linear-gradient(160deg, ${token.color.surface} 45%, ${token.color.brandSoft});
  color: ${token.color.brandText};
  font-size: calc(var(--tile, 3.5rem) * 0.46);
  font-weight: 560;
  letter-spacing: -0.035em;
`;

/** The symbol alone, beside the name of its category. */
export function CategoryTile({ symbol }: { symbol: string }) {
  return <Tile aria-hidden="true">{symbol}</Tile>;
}

/**
 * A symbol of one or two letters per name, like those of the elements: its first letter, and the next letter of the
 * name that makes the symbol unique.
 *
 * @example elementSymbols(['Solvents', 'Sorbents']) // ['So', 'Sr']
 */
export function elementSymbols(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [first = '', ...others] = name.normalize('NFD').replace(/[^a-z]/gi, '');
    const candidates = others.map((letter) => first.toUpperCase() + letter.toLowerCase());
    const symbol = candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0] ?? first;
    taken.add(symbol);
    return symbol;
  });
}
