import type { GridFacts, GridLine } from './grid-line';
import { blankLine, type CostDraft, type LineDraft } from './line-draft';

export const facts: GridFacts = {
  currency: 'EUR',
  units: new Map(
    [
      { _id: 'kg', symbol: 'kg', dimension: 'mass', factor: 1 } as const,
      { _id: 't', symbol: 't', dimension: 'mass', factor: 1000 } as const,
      { _id: 'L', symbol: 'L', dimension: 'volume', factor: 1 } as const,
      { _id: 'pc', symbol: 'pc', dimension: 'count', factor: 1 } as const,
    ].map((unit) => [unit._id, unit]),
  ),
  chemicals: new Map([
    ['acetone', { name: 'Acetone', densities: { '': 0.79, 'Acetone 50 %': 0.9 } }],
  ]),
  suppliers: new Map([['s1', 'Fictional Supply']]),
  rates: new Map([['USD', { rate: '0.5', isInverse: false }]]),
};

/** A row of the grid with these values. */
export function gridLine(line: Partial<LineDraft> = {}, cost?: Omit<CostDraft, 'key'>): GridLine {
  const row = { ...blankLine(), ...line };
  return { line: row, cost: cost && { ...cost, key: row.key } };
}
