import type { DataSheet } from 'contract/catalog';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { drawDataSheet } from './draw-data-sheet';

const structure =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40">' +
  '<path fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" d="M10 20L30 10"/>' +
  '<g fill="currentColor" font-family="sans-serif" font-size="14"><text x="32" y="14">OH</text></g></svg>';

const sheet: DataSheet = {
  language: 'en',
  title: 'Methanol',
  synonyms: ['Methyl alcohol', 'Carbinol'],
  company: ['Example Chemicals', '1 Example Quay, London'],
  address: 'https://example.com/methanol',
  updatedAt: '2026-11-23T12:00:00.000Z',
  picture: structure,
  sections: [
    {
      title: 'Safety',
      parts: [
        { kind: 'pictograms', codes: ['GHS02', 'GHS06', 'GHS08'] },
        { kind: 'heading', text: 'Hazard statements' },
        { kind: 'facts', facts: [{ label: 'H225', value: 'Highly flammable liquid and vapour' }] },
        { kind: 'source', text: 'Source: CLP.' },
      ],
    },
    { title: 'Transport', parts: [{ kind: 'labels', labels: ['3', '6.1', '8', '9', '1.4'] }] },
    {
      title: 'Documents',
      parts: [
        {
          kind: 'facts',
          facts: Array.from({ length: 90 }, (_, index) => ({
            label: `Document ${index + 1}`,
            value: 'a long title '.repeat(8).trim(),
          })),
        },
      ],
    },
  ],
};

test('a data sheet has all its facts, goes on to further pages, and names its page on each', async () => {
  const { title, pages } = await readPdf(await drawDataSheet(sheet));
  expect(title).toBe('Methanol');
  const [first = ''] = pages;
  for (const text of ['Methanol', 'Methyl alcohol; Carbinol', 'Example Chemicals', 'OH', '1.4']) {
    expect(first).toContain(text);
  }
  expect(first).toContain('Highly flammable liquid and vapour');
  expect(pages.join(' ')).toContain('Document 90');
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('https://example.com/methanol, updated 23 November 2026');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
});
