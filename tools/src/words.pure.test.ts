import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { sourcesOf } from './sources-of';

const glossary = readFileSync('docs/glossary.md', 'utf8');

/** The words that the glossary's last table replaces, as expressions. */
const replaced = glossary
  .slice(glossary.indexOf('## Words of the code'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, word = '']) => word.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[\w-]*`));

const word = new RegExp(String.raw`(?<![\w-])(?:${replaced.join('|')})(?!\w)`, 'g');

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'glossary.md')
  .map((name) => `docs/${name}`);
const sources = sourcesOf(process.cwd())
  .map((path) => relative(process.cwd(), path))
  .filter((file) => !file.includes('/data/') && file !== 'tools/src/words.pure.test.ts');
const files = ['README.md', ...docs, ...sources];

it('the code uses the words of the glossary', () => {
  expect(replaced.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    [...`${file}\n${readFileSync(file, 'utf8')}`.matchAll(word)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

it('a replaced word would be seen', () => {
  expect('keptOf, studyStructure and mountUnitCalls'.match(word)).toEqual([
    'keptOf',
    'studyStructure',
    'mountUnitCalls',
  ]);
});
