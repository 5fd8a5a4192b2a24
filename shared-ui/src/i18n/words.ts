import { type FieldError, languageName, type Problem, type Wording } from 'contract';
import { currentTexts } from './i18n';

/**
 * A text that is data, in the language of now: names of records and fields in the contract, menus and titles in the
 * `remote.json` of remotes. In catalogues it has the context `data`, and is its own id. One that is in none stays as it is.
 */
export function words(text: string): string {
  return lookUp(`data:${text}`) ?? text;
}

/**
 * The name of a group in the menu, in the language of now. In catalogues it has the context `menu`: a group may be named like
 * a field, which other languages write otherwise. One that has no translation of its own is looked up as other data.
 */
export function menuWords(group: string): string {
  return lookUp(`menu:${group}`) ?? words(group);
}

function lookUp(id: string): string | undefined {
  const found: unknown = currentTexts().messages[id];
  return Array.isArray(found) ? String(found[0]) : undefined;
}

/** What the API says, in the language of now where a catalogue has it, else as it came. */
export function said({ message, wording }: Pick<FieldError, 'message' | 'wording'>): string {
  const texts = currentTexts();
  const id = `data:${wording?.text ?? message}`;
  return id in texts.messages ? texts._(id, inWords(wording?.values ?? {})) : message;
}

/** The names of records and fields among the values of a text. */
const namesOfContract: ReadonlySet<string> = new Set(['one', 'many', 'field']);

function inWords(values: Wording['values']): Wording['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      namesOfContract.has(name) ? words(String(value)) : value,
    ]),
  );
}

/** The problem with its texts in the language of now. */
export function saidProblem(problem: Problem): Problem {
  const { detail, wording, errors } = problem;
  const [first] = errors ?? [];
  const isOfField = first !== undefined && detail === `${first.path}: ${first.message}`;
  return {
    ...problem,
    detail: isOfField ? `${first.path}: ${said(first)}` : said({ message: detail, wording }),
    ...(errors && { errors: errors.map((error) => ({ ...error, message: said(error) })) }),
  };
}

/** A label inside of a sentence: in small letters, where the language does not write its nouns with capitals. */
export function inSentence(label: string): string {
  return currentTexts().locale === 'en' ? label.toLowerCase() : label;
}

/** The language of now, for lists, ordinals and names of languages. */
export function currentLanguage(): string {
  return currentTexts().locale;
}

/** The name of a language in that of now: `German`. Unknown tags are answered as they are. */
export function languageText(tag: string): string {
  return languageName(tag, currentLanguage());
}
