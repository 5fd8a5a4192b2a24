import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSheet } from 'contract/catalog';
import { loadStatements } from 'contract/regulation';
import chemicals from '../data/chemicals.json';
import digests from '../data/sample-sheets.json';
import { readRegulatedFacts } from '../regulated-facts';
import { bestSellers } from './best-sellers';
import { sampleDocuments, sampleDay, sampleSheets } from './sample-documents';
import { sampleProduct } from './sample-product';
import { sheetDigest } from './sheet-digest';

const sold = chemicals.filter(({ productCode }) => bestSellers.includes(productCode));
let sheets: Map<string, DataSheet>;

beforeAll(async () => {
  sheets = await sampleSheets(await loadStatements());
});

test('there are forty, all published', () => {
  expect(new Set(bestSellers).size).toBe(40);
  expect(sold).toHaveLength(40);
  expect(sold.filter(({ status }) => status !== 'published')).toEqual([]);
});

test('each has a form with packs, hazards, precautions, transport and properties', async () => {
  const regulated = await readRegulatedFacts(new Date(`${sampleDay}T12:00:00Z`));
  const gaps = sold.flatMap((chemical) => {
    const { form, packs, label, precautions, lines, properties } = sampleProduct(
      chemical,
      regulated,
    );
    const missing = [
      packs.length === 0 && 'packs',
      form.classifications.length === 0 && 'classes',
      label.statements.length === 0 && 'statements',
      label.signalWord === null && 'signal word',
      precautions.length === 0 && 'precautions',
      lines.length === 0 && 'transport',
      properties.length < 2 && 'properties',
    ].filter((gap) => gap !== false);
    return missing.map((gap) => `${form.name}: ${gap}`);
  });
  expect(gaps).toEqual([]);
});

test('each has three documents, drawn of the contents that they have today', () => {
  expect(sampleDocuments).toHaveLength(120);
  const current = [...sheets].map(([file, sheet]) => [file, sheetDigest(sheet)]);
  // After a change of the contents: npm run demo:samples
  expect(Object.fromEntries(current)).toEqual(digests);
  const folder = join(import.meta.dirname, '../../files');
  expect([...sheets.keys()].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test('a safety data sheet has sixteen sections, none empty, and says that it is a sample', () => {
  const safety = [...sheets].filter(([file]) => file.includes('sample-sds-'));
  expect(safety).toHaveLength(40);
  for (const [, { sections, remark }] of safety) {
    expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    expect(sections.filter(({ parts }) => parts.length === 0)).toEqual([]);
    expect(remark).toBe('Sample of a fictional product: not for use.');
  }
});

test('a solution is a mixture with its own classes, and its documents state none of the pure substance', () => {
  const words = JSON.stringify(sheets.get('samples/sample-sds-hydrochloric-acid.pdf'));
  expect(words).toContain('Mixture: solution in water');
  expect(words).toContain('CAS 7647-01-0, 37 % by weight');
  expect(words).toContain('Skin corrosion (Skin Corr. 1B), H314');
  expect(words).toContain('II or III');
  expect(words).not.toMatch(/Boiling point|H331|…/);
});

test('no open place of a statement is left', () => {
  const open = [...sheets].filter(([, sheet]) => JSON.stringify(sheet).includes('…'));
  expect(open.map(([file]) => file)).toEqual([]);
});
