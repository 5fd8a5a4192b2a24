import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processingPage } from './processing-page';

test('the record of processing is that of the registry: npm run docs', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/processing.md'), 'utf8');
  expect(page).toBe(processingPage());
});

test('names the rule of what has one, and none for mentions in rows of others', () => {
  const lines = processingPage().split('\n');
  const of = (label: string) => lines.find((line) => line.startsWith(`| ${label} |`));
  expect(of('Inquiries')).toMatch(/\| closed inquiries: off \|$/);
  expect(of('Mentions in other inquiries')).toMatch(/\| – \|$/);
  expect(of('History')).toMatch(/\| addresses: off \|$/);
});
