import Mustache, { type TemplateSpans } from 'mustache';

/** One tag of a template: `''` for a variable, else its sign. */
export interface TemplateTag {
  readonly sign: '' | '#' | '^' | '/' | '&' | '>' | '!';
  readonly name: string;
  /** Start offset, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The opening tags of the surrounding sections, outermost first. */
  readonly within: readonly TemplateTag[];
}

/** Why and where a text is not a valid template. */
export class TemplateProblem extends Error {
  override name = 'TemplateProblem';
  readonly offset: number;

  constructor(message: string, offset: number, options?: ErrorOptions) {
    super(message, options);
    this.offset = offset;
  }
}

const maxTags = 1000;
const maxDepth = 6;
const maxTagLength = 300;

// Otherwise the library would cache every text ever parsed.
Mustache.templateCache = undefined;

/** The tags of a template in order. @throws TemplateProblem for an invalid template or too many tags */
export function readTags(template: string): TemplateTag[] {
  requireShortTags(template);
  return flattened(parsed(template), template, []);
}

/**
 * The library's regular expressions take time quadratic in a tag's length, and those for `{{{` and `{{=` search all
 * of the text for their end.
 */
function requireShortTags(template: string): void {
  let count = 0;
  let start = template.indexOf('{{');
  while (start !== -1) {
    count += 1;
    const end = template.indexOf('}}', start);
    const message = tagProblem(template.slice(start, start + maxTagLength), count);
    if (message !== undefined) throw new TemplateProblem(message, start);
    start = template.indexOf('{{', end + 2);
  }
}

function tagProblem(beginning: string, count: number): string | undefined {
  if (count > maxTags) return `There are more than ${maxTags} tags`;
  const end = beginning.indexOf('}}');
  if (end === -1) return `This tag is not closed by }} within ${maxTagLength} characters`;
  const inner = beginning.slice(2, end).trim();
  if (inner.startsWith('=')) return 'The braces of tags cannot be changed';
  if (inner.startsWith('{')) {
    return `Values are always escaped: write ${shown('', inner.slice(1).trim())}`;
  }
  return undefined;
}

function parsed(template: string): TemplateSpans {
  try {
    return Mustache.parse(template);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw syntaxProblem(template, reason, cause);
  }
}

/** The library reports where it noticed the error; authors need the place where the error begins. */
function syntaxProblem(template: string, reason: string, cause: unknown): TemplateProblem {
  const [, what, name = '', noticed] = /^(\w+) section "(.*)" at (\d+)$/s.exec(reason) ?? [];
  const offset = Number(noticed ?? 0);
  if (what === 'Unopened') {
    return new TemplateProblem(`${shown('/', name)} closes no section`, offset, { cause });
  }
  if (what === 'Unclosed') {
    const opening = lastOpening(template.slice(0, offset), name);
    const message = `The section ${shown('#', name)} is not closed by ${shown('/', name)} where it should be`;
    return new TemplateProblem(message, opening, { cause });
  }
  return new TemplateProblem('The tags are no sound Mustache', 0, { cause });
}

function lastOpening(before: string, name: string): number {
  const openings = [...before.matchAll(/\{\{\s*[#^]([^{}]*)\}\}/g)];
  return openings.findLast(([, opened = '']) => opened.trim() === name)?.index ?? 0;
}

function flattened(
  spans: TemplateSpans,
  template: string,
  within: readonly TemplateTag[],
): TemplateTag[] {
  return spans.flatMap((span): TemplateTag[] => {
    const [sign, name, start, end] = span;
    if (sign === 'text') return [];
    if (sign === '=') return [];
    const tag: TemplateTag = { sign: sign === 'name' ? '' : sign, name, start, end, within };
    if (span.length !== 6) return [tag];
    if (within.length === maxDepth) {
      throw new TemplateProblem(`Sections stand in one another more than ${maxDepth} deep`, start);
    }
    const [, , , , inner, closing] = span;
    return [
      tag,
      ...flattened(inner, template, [...within, tag]),
      { sign: '/', name, start: closing, end: template.indexOf('}}', closing) + 2, within },
    ];
  });
}

/** A tag as written, with long names shortened. */
export function shown(sign: string, name: string): string {
  return `{{${sign}${name.length > 60 ? `${name.slice(0, 60)}…` : name}}}`;
}

/** The position as editors count: line and column from 1. */
export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
