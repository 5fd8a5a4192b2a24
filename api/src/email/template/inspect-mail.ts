import sanitizeHtml from 'sanitize-html';
import { isAttributeValue, mailHtml, mailStyle } from './mail-html';
import { marksIn, withMarks, withTags, writtenTag } from './tag-marks';
import { formsInAttribute, type ValueForm } from './tag-places';
import { readTags, TemplateProblem, type TemplateTag } from './template-tags';

/** The HTML of a template, reduced to the allow-list for mail, and the positions of its tags. */
export interface InspectedMail {
  /** @param write - writes the tag with this index; unchanged by default */
  html(write?: (tag: TemplateTag, index: number) => string): string;
  /** The forms of variables in attributes, by the tags' indices. */
  readonly forms: ReadonlyMap<number, ValueForm>;
  /** Tags in places where none is allowed. */
  readonly misplaced: readonly { readonly tag: TemplateTag; readonly message: string }[];
}

/** @returns the HTML without any tags if it is not a valid template */
export function inspectMail(source: string): InspectedMail {
  const tags = tagsOf(source);
  const forms = new Map<number, ValueForm>();
  const wrong = new Map<number, string>();
  const cleanAttributes: sanitizeHtml.Transformer = (name, attributes) => {
    const element = name === 'body' ? 'div' : name;
    const allowed: Record<string, string> = {};
    for (const [attribute, value] of Object.entries(attributes)) {
      const found = formsInAttribute({ element, attribute, value }, tags);
      if (found && marksIn(attribute).length === 0) {
        for (const [index, form] of found) forms.set(index, form);
      } else {
        for (const index of marksIn(attribute + value)) wrong.set(index, whereAllowed(attribute));
      }
      const clean = found && cleanAttribute(attribute, value);
      if (clean !== undefined) allowed[attribute] = clean;
    }
    if (element === 'a' && allowed['href'] !== undefined) allowed['rel'] = 'noopener noreferrer';
    return { tagName: element, attribs: allowed };
  };
  const marked = sanitizeHtml(withMarks(source, tags), {
    ...mailHtml,
    transformTags: { '*': cleanAttributes },
  }).trim();
  const standing = new Set(marksIn(marked));
  return {
    html: (write = writtenTag) =>
      withTags(marked, (index) => {
        const tag = tags[index];
        return tag ? write(tag, index) : '';
      }),
    forms,
    misplaced: tags.flatMap((tag, index) => {
      const message =
        wrong.get(index) ??
        whereElement(source, tag) ??
        (standing.has(index) ? undefined : lost(tag));
      return message === undefined ? [] : [{ tag, message }];
    }),
  };
}

function tagsOf(source: string): TemplateTag[] {
  try {
    return readTags(source);
  } catch (error) {
    if (error instanceof TemplateProblem) return [];
    throw error;
  }
}

/** The value that mail keeps of an attribute; undefined for none. */
export function cleanAttribute(attribute: string, value: string): string | undefined {
  if (attribute === 'style') return mailStyle(value) || undefined;
  if (!isAttributeValue(attribute, value)) return undefined;
  return wholeAddress[attribute]?.test(value) === false ? undefined : value;
}

/** Mail has no base URL, so links must be absolute. */
const wholeAddress: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:|mailto:|tel:|\uFDD0)/i,
  src: /^(?:https|cid):/i,
};

function whereAllowed(attribute: string): string {
  if (attribute === 'href') {
    return 'A link may begin with a web address (such as {{company.website}}), with mailto: and an address or with tel: and a number; other variables may follow its ? or #';
  }
  return 'No variable may stand here: within elements they may stand in alt, title and the href of links';
}

function whereElement(source: string, { start }: TemplateTag): string | undefined {
  const isInName = /<\/?$/.test(source.slice(Math.max(0, start - 2), start));
  return isInName ? 'No variable may stand for the name of an element' : undefined;
}

function lost({ sign }: TemplateTag): string | undefined {
  if (sign === '!') return undefined;
  return 'This stands in something that mail does not keep, such as a comment, a script or a style sheet';
}
