import type { FieldError } from 'contract';
import { groupNames, nameError } from './known-names';
import type { MailSource } from './mail-source';
import { inspectMail, type InspectedMail } from './inspect-mail';
import { lineAndColumn, readTags, TemplateProblem, type TemplateTag } from './template-tags';

const maxErrors = 20;

interface Mistake {
  readonly offset: number;
  readonly message: string;
}

/** A message's source with its errors and its HTML reduced to the allow-list. */
interface CheckedMail {
  readonly errors: readonly FieldError[];
  readonly inspected: InspectedMail;
}

/** The errors of a message's source, by part: each error begins with line and column. At most 20 for each part. */
export function templateErrors(source: MailSource): FieldError[] {
  return [...checkedMail(source).errors];
}

export function checkedMail({ subject, html, text }: MailSource): CheckedMail {
  const inspected = inspectMail(html);
  const errors = [
    ...fieldErrors('subject', subject, mistakesIn(subject)),
    ...fieldErrors('html', html, [...mistakesIn(html), ...misplacedIn(inspected)]),
    ...fieldErrors('text', text ?? '', mistakesIn(text ?? '')),
  ];
  return { errors, inspected };
}

/** Reports one mistake for each tag: an unknown variable hides a misplaced one. */
function fieldErrors(path: string, source: string, mistakes: readonly Mistake[]): FieldError[] {
  const first = new Map(
    mistakes.toReversed().map(({ offset, message }) => [offset, message] as const),
  );
  return [...first]
    .toSorted(([one], [other]) => one - other)
    .slice(0, maxErrors)
    .map(([offset, message]) => ({
      path,
      message: `${lineAndColumn(source, offset)}: ${message}`,
    }));
}

function misplacedIn({ misplaced }: InspectedMail): Mistake[] {
  return misplaced.map(({ tag, message }) => ({ offset: tag.start, message }));
}

/** The distinct variables, groups and lists that a message uses, in order. */
export function variablesOf({ subject, html, text }: MailSource): string[] {
  const tags = [subject, html, text ?? ''].flatMap(tagsOfValues);
  return [...new Set(tags.map(({ name }) => name))];
}

/** The tags of a template that name a variable, a group or a list. */
export function tagsOfValues(template: string): TemplateTag[] {
  return soundTags(template).filter(namesValue);
}

function namesValue({ sign, name }: TemplateTag): boolean {
  const isRead = sign === '' || sign === '#' || sign === '^';
  return isRead && (name.includes('.') || groupNames.has(name));
}

function soundTags(template: string): TemplateTag[] {
  try {
    return readTags(template);
  } catch (error) {
    if (error instanceof TemplateProblem) return [];
    throw error;
  }
}

function mistakesIn(template: string): Mistake[] {
  try {
    const mistakes: Mistake[] = [];
    for (const tag of readTags(template)) {
      const message = nameError(tag);
      if (message !== undefined) mistakes.push({ offset: tag.start, message });
      if (mistakes.length === maxErrors) break;
    }
    return mistakes;
  } catch (error) {
    if (error instanceof TemplateProblem) return [error];
    throw error;
  }
}
