import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { numberText } from '../text/format';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';

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

/* A bar behind each row, as long as its share of the largest. */
const Bars = styled(List)`
  & > li {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${token.space[2]};
    border-radius: ${token.radius.sm};
    background: linear-gradient(${token.color.brandSoft} 0 0) no-repeat 0 0 / var(--share) 100%;
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
  /** A CSS colour: that of the part's segment in the chart. */
  readonly color?: string;
  readonly to: string | undefined;
}

interface FigureListProps {
  readonly items: readonly FigureItem[];
}

/** The figures of a chart as text, each with a link to its list. */
export function FigureList({ items }: FigureListProps) {
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

/** Figures with a bar each; the longest bar is the largest count. */
export function BarList({ items }: FigureListProps) {
  const largest = Math.max(1, ...items.map(({ count }) => count));
  return (
    <Bars>
      {items.map(({ key, label, count, to }) => (
        <li key={key} style={shareStyle(count / largest)}>
          {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
          <span>{numberText(count)}</span>
        </li>
      ))}
    </Bars>
  );
}

/** Guarantee: a custom property is a style, though React's types list only the standard ones. */
function shareStyle(share: number) {
  return { '--share': `${Math.round(share * 100)}%` } as CSSProperties;
}
