import { act, render, screen } from '@testing-library/react';
import { useRowBatches } from './use-row-batches';

interface Row {
  readonly id: string;
}

const rowsOf = (name: string, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}${index}` }));

const counts: number[] = [];

function List({ rows }: { rows: readonly Row[] }) {
  const { drawn, rest } = useRowBatches(rows);
  counts.push(drawn.length);
  return (
    <output>
      {drawn.map(({ id }) => id).join()} and {rest}
    </output>
  );
}

beforeEach(() => {
  counts.length = 0;
});

test.each([0, 1, 15, 16, 100])('A list of %i rows shows all in the end', (count) => {
  render(<List rows={rowsOf('a', count)} />);
  expect(Math.max(...counts)).toBe(count);
  expect(screen.getByRole('status')).toHaveTextContent(/and 0$/);
});

test('It begins with those that a window shows, and adds no more at once', () => {
  render(<List rows={rowsOf('a', 100)} />);
  expect(counts[0]).toBe(15);
  const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(15);
});

test('Another page begins anew', () => {
  const { rerender } = render(<List rows={rowsOf('a', 100)} />);
  counts.length = 0;
  rerender(<List rows={rowsOf('b', 60)} />);
  expect(counts[0]).toBe(15);
  expect(counts.at(-1)).toBe(60);
});

test('The same records read again stay where they are, with one more or less', () => {
  const first = rowsOf('a', 100);
  const { rerender } = render(<List rows={first} />);
  for (const next of [first.toReversed().toReversed(), first.slice(1), rowsOf('a', 101)]) {
    counts.length = 0;
    act(() => rerender(<List rows={[...next]} />));
    expect(Math.min(...counts)).toBe(next.length);
  }
});
