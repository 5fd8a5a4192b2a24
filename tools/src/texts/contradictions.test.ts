import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { catalogueFiles, ofSite, translated } from './catalogue-files';
import { contradictions } from './contradictions';

const ofPanel = translated
  .filter((part) => part !== ofSite)
  .flatMap(({ folder }) => catalogueFiles(folder));
const languages = [...new Set(ofPanel.map((file) => basename(file, '.po')))];

it('there are several catalogues of the panel', () => {
  expect(ofPanel.length).toBeGreaterThan(5);
});

it.each(languages)('the catalogues of the panel in %s give each text one translation', (one) => {
  const files = ofPanel.filter((file) => basename(file, '.po') === one);
  const catalogues = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  expect(contradictions(catalogues)).toEqual([]);
});

const call = 'msgid "Call"\nmsgstr "Anruf"\n';
const toCall = 'msgid "Call"\nmsgstr "Anrufen"\n';
const catalogueOf = (entries: string, index: number) => ({
  file: `${index}.po`,
  source: `msgid ""\nmsgstr ""\n\n${entries}`,
});
const inContext = (context: string, entry: string) => `msgctxt "${context}"\n${entry}`;

it.each([
  ['another translation', [call, toCall], ['Call']],
  ['the same translation', [call, call], []],
  ['another translation in a context', [call, inContext('action', toCall)], []],
  [
    'two translations in one context',
    [inContext('action', call), inContext('action', toCall)],
    ['Call'],
  ],
  ['another text with its context in itself', [call, 'msgid "actionCall"\nmsgstr "x"\n'], []],
  ['no translation in one of them', [call, 'msgid "Call"\nmsgstr ""\n'], ['Call']],
  ['a text over several lines', ['msgid ""\n"Ca"\n"ll"\nmsgstr "Anrufen"\n', call], ['Call']],
  ['a text twice in a catalogue', [`${call}\n${toCall}`], ['Call']],
  ['three catalogues of which one differs', [call, call, toCall], ['Call']],
])('%s', (_name, sources, texts) => {
  const found = contradictions(sources.map(catalogueOf));
  expect(found.map(({ text }) => text)).toEqual(texts);
});

it('says which catalogue has which translation', () => {
  const sources = [call, call, inContext('', toCall)];
  expect(contradictions(sources.map(catalogueOf))).toEqual([
    { text: 'Call', context: '', translations: { Anruf: ['0.po', '1.po'], Anrufen: ['2.po'] } },
  ]);
});
