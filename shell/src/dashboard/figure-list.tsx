import { Link } from 'react-router-dom';
import { focusRing, numberText, token } from 'shared-ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  padding: 0;
  font-size: ${token.text.sm};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 1.75rem;
  }
  & a {
    overflow: hidden;
    border-radius: ${token.radius.sm};
    color: ${token.color.text};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${focusRing}
  }
  & a:hover {
    text-decoration: underline;
  }
  & > li > span:last-child {
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.span`
  width: 0.75rem;
  height: 0.75rem;
  border-radius: ${token.radius.sm};
`;

export interface FigureItem {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** A CSS colour; that of the part of the chart it belongs to. */
  readonly color?: string;
  readonly to: string | undefined;
}

/** The figures of a chart in words, each with the way to its list. */
export function FigureList({ items }: { readonly items: readonly FigureItem[] }) {
  return (
    <List>
      {items.map(({ key, label, count, color, to }) => (
        <li key={key}>
          {color === undefined ? <span /> : <Swatch style={{ background: color }} />}
          {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
          <span>{numberText(count)}</span>
        </li>
      ))}
    </List>
  );
}
