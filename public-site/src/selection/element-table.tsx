import { plural, t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { cell } from '../common/look';
import type { ElementTile } from './selection-view';

const Table = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  & li {
    display: flex;
    min-width: 0;
  }
`;

const Tile = styled.a`
  ${cell}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: 0.375rem 0.5rem 0.5rem;

  & small {
    display: flex;
    justify-content: space-between;
    color: ${token.color.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  & b {
    color: ${token.color.brandText};
    font-size: 1.5rem;
    font-weight: 560;
    line-height: 1.2;
    letter-spacing: -0.03em;
  }
  & > span {
    font-size: 0.8125rem;
  }
`;

/** The elements of the catalogue as links. */
export function ElementTable({ elements }: { elements: readonly ElementTile[] }) {
  return (
    <Table>
      {elements.map(({ symbol, number, name, count, href }) => (
        <li key={symbol}>
          <Tile href={href}>
            <small aria-hidden="true">
              <span>{number}</span> <span>{count}</span>
            </small>
            <b aria-hidden="true">{symbol}</b>
            <span>
              {name}
              <VisuallyHidden>
                , {t`${plural(count, { one: '# chemical', other: '# chemicals' })}`}
              </VisuallyHidden>
            </span>
          </Tile>
        </li>
      ))}
    </Table>
  );
}
