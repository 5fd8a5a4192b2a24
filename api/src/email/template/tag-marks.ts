import type { TemplateTag } from './template-tags';

/*
 * While HTML is parsed, each tag is replaced by its index between two Unicode noncharacters, which are not allowed in
 * texts: no parser interprets them, and they keep their position.
 */
const open = '\uFDD0';
const close = '\uFDD1';
const mark = /\uFDD0(\d+)\uFDD1/g;

/** Not allowed in texts: noncharacters, control characters and surrogate halves. */
const unwritable = /[\uFDD0-\uFDEF\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

export function withoutUnwritable(text: string): string {
  return text.replace(unwritable, '');
}

/** Matches a mark, as the source of a regular expression. */
export const markPattern = '\\uFDD0\\d+\\uFDD1';

/** A template's HTML with a mark for each tag; comments and disallowed tags are left out. */
export function withMarks(html: string, tags: readonly TemplateTag[]): string {
  let end = 0;
  const parts = tags.map((tag, index) => {
    const before = withoutUnwritable(html.slice(end, tag.start));
    end = tag.end;
    return `${before}${isKept(tag) ? `${open}${index}${close}` : ''}`;
  });
  return parts.join('') + withoutUnwritable(html.slice(end));
}

/** Replaces marks by tags; other braces are escaped so that they never become tags. */
export function withTags(marked: string, write: (index: number) => string): string {
  return marked
    .replace(/\{(?=\{|\uFDD0)/g, '&#123;')
    .replace(mark, (_, index: string) => write(Number(index)));
}

/** The indices of the tags whose marks are in a text. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(mark)].map(([, index]) => Number(index));
}

/** A tag written anew from its sign and a name without HTML. */
export function writtenTag({ sign, name }: TemplateTag): string {
  return `{{${sign}${name}}}`;
}

function isKept({ sign, name }: TemplateTag): boolean {
  return sign !== '!' && sign !== '&' && sign !== '>' && /^[\w.]+$/.test(name);
}
