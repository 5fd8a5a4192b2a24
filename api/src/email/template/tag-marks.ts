import type { TemplateTag } from './template-tags';

/*
 * While HTML is parsed, tags stand in it as numbers between two noncharacters of Unicode, which no text may hold: no
 * parser takes them for anything, and they come out where they went in.
 */
const open = '\uFDD0';
const close = '\uFDD1';
const mark = /\uFDD0(\d+)\uFDD1/g;

/** What no text may hold: noncharacters, control characters and halves of surrogate pairs. */
const unwritable = /[\uFDD0-\uFDEF\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

export function withoutUnwritable(text: string): string {
  return text.replace(unwritable, '');
}

/** The marks in a text, as regular expressions name one. */
export const markPattern = '\\uFDD0\\d+\\uFDD1';

/** A template's HTML with a mark for each tag; comments are left out, as are tags that no template may hold. */
export function withMarks(html: string, tags: readonly TemplateTag[]): string {
  let end = 0;
  const parts = tags.map((tag, index) => {
    const before = withoutUnwritable(html.slice(end, tag.start));
    end = tag.end;
    return `${before}${isKept(tag) ? `${open}${index}${close}` : ''}`;
  });
  return parts.join('') + withoutUnwritable(html.slice(end));
}

/** The other way round; braces that were none of a tag's are written so that they never become one. */
export function withTags(marked: string, write: (index: number) => string): string {
  return marked
    .replace(/\{(?=\{|\uFDD0)/g, '&#123;')
    .replace(mark, (_, index: string) => write(Number(index)));
}

/** The numbers of the tags whose marks stand in a text. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(mark)].map(([, index]) => Number(index));
}

/** A tag as it is written anew: nothing of it but its sign and a name that holds no HTML. */
export function writtenTag({ sign, name }: TemplateTag): string {
  return `{{${sign}${name}}}`;
}

function isKept({ sign, name }: TemplateTag): boolean {
  return sign !== '!' && sign !== '&' && sign !== '>' && /^[\w.]+$/.test(name);
}
