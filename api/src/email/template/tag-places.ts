import { templateVariableNames } from 'contract/email';
import { isOfItem } from './known-names';
import { markPattern, marksIn } from './tag-marks';
import type { TemplateTag } from './template-tags';

/** The form in which a variable's value is written into an attribute. */
export type ValueForm = 'text' | 'web' | 'mail' | 'phone' | 'query';

const named = (pattern: RegExp) =>
  new Set(templateVariableNames.filter((name) => pattern.test(name)));
const webNames = named(/^(?:company\.website|chemical\.page|offer\.link)$/);
const mailNames = named(/\.email$/);
const phoneNames = named(/\.phone$/);

const link = new RegExp(
  `^(?:(${markPattern})|mailto:(${markPattern})|tel:(${markPattern})` +
    `|https?://[^?#\\uFDD0]+|mailto:[^?#\\uFDD0]+)(?:[?#].*)?$`,
  'is',
);

/**
 * The forms of the variables in an attribute, by the indices of their marks; undefined where they are not allowed. In
 * `alt` and `title` they are text. A link may begin with a web address, with `mailto:` and an address or `tel:` and a
 * number, or be literal; after its `?` or `#` all variables are allowed.
 */
export function formsInAttribute(
  { element, attribute, value }: { element: string; attribute: string; value: string },
  tags: readonly TemplateTag[],
): ReadonlyMap<number, ValueForm> | undefined {
  const marks = marksIn(value);
  if (marks.length === 0) return new Map();
  if (!marks.every((index) => tags[index]?.sign === '')) return undefined;
  if (attribute === 'alt' || attribute === 'title') {
    return new Map(marks.map((index) => [index, 'text']));
  }
  return element === 'a' && attribute === 'href' ? formsInLink(value, marks, tags) : undefined;
}

function formsInLink(value: string, marks: readonly number[], tags: readonly TemplateTag[]) {
  const [whole, web, mail, phone] = link.exec(value) ?? [];
  if (whole === undefined) return undefined;
  const isOf = (names: ReadonlySet<string>, found: string | undefined) =>
    found === undefined ||
    marksIn(found).every((index) => {
      const tag = tags[index];
      return tag !== undefined && names.has(tag.name) && !isOfItem(tag);
    });
  if (!isOf(webNames, web) || !isOf(mailNames, mail) || !isOf(phoneNames, phone)) return undefined;
  const forms = new Map<number, ValueForm>(marks.map((index) => [index, 'query']));
  const set = (found: string | undefined, form: ValueForm) => {
    for (const index of marksIn(found ?? '')) forms.set(index, form);
  };
  set(web, 'web');
  set(mail, 'mail');
  set(phone, 'phone');
  return forms;
}

const encoded = (value: string) => encodeURIComponent(value).replaceAll("'", '%27');

/** Writes a value into an attribute; empty when it does not fit the link. */
export const writtenForms: Readonly<Record<ValueForm, (value: string) => string>> = {
  text: (value) => value.replace(/\s+/g, ' '),
  web: (value) => (/^https?:\/\/[^\s<>"']+$/i.test(value) && URL.canParse(value) ? value : ''),
  mail: (value) => encoded(value).replaceAll('%40', '@'),
  phone: (value) => value.replace(/[^+\d]/g, ''),
  query: encoded,
};
