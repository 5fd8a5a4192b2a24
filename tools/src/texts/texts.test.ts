import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseSync } from '@swc/core';
import PO from 'pofile';
import { sourcesOf } from '../sources-of';
import { catalogueFiles, translated } from './catalogue-files';
import { renewedCatalogue } from './catalogue';
import { type ShownText, textsOf } from './texts-of';

const texts = new Map<string, ShownText[]>();

beforeAll(async () => {
  for (const part of translated) texts.set(part.folder, await textsOf(part));
});

const catalogues = translated.flatMap(({ folder }) =>
  catalogueFiles(folder).map((file) => ({ file, folder, language: basename(file, '.po') })),
);

describe.each(catalogues)('$file', ({ file, folder, language }) => {
  const source = readFileSync(file, 'utf8');
  const items = PO.parse(source).items.map(({ msgid, msgstr }) => ({
    text: msgid,
    translation: msgstr[0] ?? '',
  }));

  it('has the texts of the sources, as `npm run texts` writes them', () => {
    expect(source).toBe(renewedCatalogue(source, texts.get(folder) ?? []));
  });

  it('translates each of them', () => {
    expect(items.filter(({ translation }) => translation === '')).toEqual([]);
  });

  it('keeps values and elements', () => {
    const differing = items.filter(
      ({ text, translation }) =>
        String(namesIn(compiled(text))) !== String(namesIn(compiled(translation))) ||
        String(elementsIn(text)) !== String(elementsIn(translation)),
    );
    expect(differing).toEqual([]);
  });

  it('has every plural form of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const lacking = items.filter(({ translation }) =>
      formsIn(compiled(translation)).some((forms) =>
        pluralCategories.some((category) => !forms.includes(category)),
      ),
    );
    expect(lacking).toEqual([]);
  });
});

it.each(translated)(
  'no text of $name is asked for before anybody knows the language',
  ({ sources }) => {
    const early = sources.flatMap(sourcesOf).filter((file) => {
      const source = readFileSync(file, 'utf8');
      return source.includes("'@lingui/") && hasEarlyText(source);
    });
    expect(early).toEqual([]);
  },
);

it('a text at the top of a module is found, one in a function is not', () => {
  expect(hasEarlyText('const label = t`All`;')).toBe(true);
  expect(hasEarlyText('const labels = { all: t({ message: "All" }) };')).toBe(true);
  expect(hasEarlyText('const labels = { get all() { return t`All`; } };')).toBe(false);
  expect(hasEarlyText('const label = () => t`All`; function other() { return t`All`; }')).toBe(
    false,
  );
});

it('what lacks a form or loses a value is found', () => {
  expect(formsIn(compiled('{n, plural, one {a} other {b}}'))).toEqual([['offset', 'one', 'other']]);
  expect(namesIn(compiled('{n, plural, one {{name}} other {#}}'))).toEqual(['n', 'name']);
  expect(elementsIn('<0>a</0> <1/>')).toEqual(['</0>', '<0>', '<1/>']);
});

/** Whether a macro stands outside of every function: it would run when the module loads. */
function hasEarlyText(source: string): boolean {
  const module: unknown = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  return isEarlyText(module);
}

function isEarlyText(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isEarlyText);
  if (typeof node !== 'object' || node === null) return false;
  const { type, tag, callee }: Record<string, unknown> = { ...node };
  if (/Function|ArrowFunction|ClassMethod|GetterProperty/.test(String(type))) return false;
  if ([tag, callee].some((called) => nameOf(called) === 't')) return true;
  return Object.values(node).some(isEarlyText);
}

function nameOf(node: unknown): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, 'value') : undefined;
}

type Tokens = ReturnType<typeof compileMessage>;

function compiled(text: string): Tokens {
  return compileMessage(text);
}

/** The names of the values, each once. */
function namesIn(tokens: Tokens): string[] {
  const names = tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , forms] = token;
    return [name, ...formTokens(forms).flatMap(namesIn)];
  });
  return [...new Set(names)].toSorted();
}

/** The forms of each plural. */
function formsIn(tokens: Tokens): string[][] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [, kind, forms] = token;
    const own = kind === 'plural' && typeof forms === 'object' ? [Object.keys({ ...forms })] : [];
    return [...own, ...formTokens(forms).flatMap(formsIn)];
  });
}

function formTokens(forms: unknown): Tokens[] {
  return typeof forms === 'object' ? Object.values<unknown>({ ...forms }).filter(areTokens) : [];
}

function areTokens(form: unknown): form is Tokens {
  return Array.isArray(form);
}

function elementsIn(text: string): string[] {
  return (text.match(/<\/?\d+\/?>/g) ?? []).toSorted();
}
