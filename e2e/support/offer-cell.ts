import type { Locator, Page } from '@playwright/test';

const columns = [
  'Chemical',
  'Grade',
  'Pack',
  'Packs',
  'Amount',
  'Unit',
  'Unit price',
  'Disc. %',
  'Total',
  'Days',
  'Supplier',
  'Cost',
  'Margin',
] as const;

interface OfferCell {
  /** From 1. */
  readonly line: number;
  readonly column: (typeof columns)[number];
}

/** A cell of an offer's grid, for staff who see costs. */
export function offerCell(page: Page, { line, column }: OfferCell): Locator {
  const row = page.getByRole('grid', { name: 'Lines' }).getByRole('row').nth(line);
  return row.getByRole('gridcell').nth(columns.indexOf(column));
}
