import { token } from 'shared-ui';
import styled from 'styled-components';
import type { AskedRow, RowVerdict } from './asked-list-view';

const Counts = styled.p`
  margin-block: 0.5rem 1.25rem;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

type Kind = RowVerdict['kind'];

const texts: readonly (readonly [kind: Kind, text: (count: number) => string])[] = [
  ['found', (count) => `${count} found`],
  ['similar', (count) => `${count} to choose`],
  ['wrong-digit', (count) => `${count} with a wrong check digit`],
  ['not-carried', (count) => `${count} not in our catalogue`],
];

/** How many lines were found, and what of the others. */
export function ListSummary({ rows }: { rows: readonly AskedRow[] }) {
  if (rows.length === 0) return <Counts>There is no line with a name or a number in it.</Counts>;
  const parts = texts.flatMap(([kind, text]) => {
    const { length } = rows.filter(({ verdict }) => verdict.kind === kind);
    return length === 0 ? [] : [text(length)];
  });
  const lines = rows.length === 1 ? '1 line' : `${rows.length} lines`;
  return (
    <Counts>
      {lines}: {parts.join(' · ')}
    </Counts>
  );
}
