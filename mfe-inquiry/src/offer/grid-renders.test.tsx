import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { gridColumns } from './grid-columns';
import { facts, gridLine } from './grid.fixture';
import type { GridLine, GridUnit } from './grid-line';
import { GridRows } from './grid-rows';
import { GridTable } from './grid-styles';
import { useOfferGrid } from './use-offer-grid';

/** The units of the rows that were rendered: each row has one of its own. */
class AskedUnits extends Map<string, GridUnit> {
  asked = new Set<string>();

  override get(id: string) {
    this.asked.add(id);
    return super.get(id);
  }
}

const kilogram = { symbol: 'kg', dimension: 'mass', factor: 1 } as const;
const units = new AskedUnits(
  Array.from({ length: 100 }, (_, place) => [`kg${place}`, { _id: `kg${place}`, ...kilogram }]),
);
const first = [...units.keys()].map((unitId) => gridLine({ unitId, quantity: '5', packSize: '1' }));
const columns = gridColumns(true);
const lookups = { takePrice: () => undefined, lookUp: () => undefined };
const known = { ...facts, units };

function Grid() {
  const [rows, setRows] = useState<readonly GridLine[]>(first);
  const sheet = {
    id: 'lines',
    error: undefined,
    columns,
    facts: known,
    hasCosts: true,
    rows,
    shown: rows,
    isNew: () => false,
    newRow: () => gridLine(),
    // A form hands out copies.
    write: (next: readonly GridLine[]) => setRows(structuredClone(next)),
    faultsOf: () => ({}),
  };
  const grid = useOfferGrid(sheet, lookups);
  return (
    <GridTable {...grid.gridProps} role="grid" aria-label="Lines">
      <tbody>
        <GridRows sheet={sheet} grid={grid} inquiryId="inquiry" />
      </tbody>
    </GridTable>
  );
}

test('of 100 lines, a key renders the one that is typed in, and a move the two that it touches', async () => {
  const user = userEvent.setup();
  render(<Grid />);
  const price = columns.findIndex(({ id }) => id === 'unitPrice');
  const cell = document.querySelector<HTMLElement>(`[data-cell="40:${price}"]`);
  await user.click(cell ?? document.body);
  const renderedBy = async (keys: string) => {
    units.asked.clear();
    await user.keyboard(keys);
    return [...units.asked].filter((id) => id !== '');
  };
  for (const key of ['1', '2', ',', '5', '{Backspace}']) {
    expect(await renderedBy(key)).toEqual(['kg40']);
  }
  expect(await renderedBy('{Escape}')).toEqual(['kg40']);
  expect(await renderedBy('{ArrowDown}')).toEqual(['kg40', 'kg41']);
  expect(await renderedBy('{ArrowLeft}')).toEqual(['kg41']);
  expect(screen.getAllByRole('row')).toHaveLength(100);
});
