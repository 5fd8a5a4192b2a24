import Mustache from 'mustache';
import { invalid } from '../../repository/parse-input';
import type { ApiProblem } from '../../kernel/problem';
import { groupNames } from './known-names';
import type { MailSource } from './mail-source';
import { presenceOf, type PlacedVariable } from './mail-view';
import { writtenTag } from './tag-marks';
import { checkedMail } from './template-errors';
import { readTags, type TemplateTag } from './template-tags';

type Escape = (value: string) => string;

/** Renders a compiled part of a message. */
export type Filling = (view: object, escape: Escape) => string;

export interface CompiledMail {
  readonly subject: Filling;
  readonly html: Filling;
  readonly text: Filling | undefined;
  readonly placed: readonly PlacedVariable[];
}

/** Maximum characters of a rendered part. */
export const maxFilledLength = 1_000_000;

const maxCached = 8;
const cached: { readonly source: MailSource; readonly compiled: CompiledMail }[] = [];

/**
 * Caches recently compiled messages, as one message goes to thousands. @throws ApiProblem `invalid` for an invalid
 * template
 */
export function compiledMail(source: MailSource): CompiledMail {
  const known = cached.find((one) => isSame(one.source, source));
  if (known) return known.compiled;
  const compiled = compile(source);
  cached.unshift({ source, compiled });
  cached.length = Math.min(cached.length, maxCached);
  return compiled;
}

function isSame(one: MailSource, other: MailSource): boolean {
  return one.subject === other.subject && one.html === other.html && one.text === other.text;
}

function compile(source: MailSource): CompiledMail {
  const { errors, inspected } = checkedMail(source);
  if (errors.length > 0) throw invalid(errors);
  const placed: PlacedVariable[] = [];
  const written = inspected.html((tag, index) => {
    const form = inspected.forms.get(index);
    if (form === undefined) return sectionTag(tag);
    const key = `placed-${index}`;
    placed.push({ key, name: tag.name, form });
    return `{{${key}}}`;
  });
  return {
    subject: filling('subject', withPresence(source.subject)),
    html: filling('html', written),
    text: source.text === null ? undefined : filling('text', withPresence(source.text)),
    placed,
  };
}

/** The section of a group tests whether the group has values. */
function sectionTag(tag: TemplateTag): string {
  if (tag.sign === '' || !groupNames.has(tag.name)) return writtenTag(tag);
  return `{{${tag.sign}${presenceOf(tag.name)}}}`;
}

function withPresence(template: string): string {
  let end = 0;
  const parts = readTags(template).map((tag) => {
    const before = template.slice(end, tag.start);
    end = tag.end;
    return before + sectionTag(tag);
  });
  return parts.join('') + template.slice(end);
}

function filling(path: string, template: string): Filling {
  // A separate writer: its template cache is released with it.
  const writer = new Mustache.Writer();
  return (view, escape) => {
    let length = 0;
    const counted = (value: string) => {
      const escaped = escape(value);
      length += escaped.length;
      if (length > maxFilledLength) throw tooLong(path);
      return escaped;
    };
    const filled = writer.render(template, view, undefined, { escape: counted });
    if (filled.length > maxFilledLength) throw tooLong(path);
    return filled;
  };
}

export function tooLong(path: string): ApiProblem {
  const message = 'Filled in, this is longer than a million characters: repeat less';
  return invalid([{ path, message }]);
}
