import { templateVariableNames } from 'contract/email';
import type { MailValues } from '../mail-values';
import type { MailSource } from './mail-source';
import { readTags, TemplateProblem, type TemplateTag } from './template-tags';

const known = new Set(templateVariableNames);

/** The variables that a message writes; those that a section tests for do not count. */
export function writtenVariables({ subject, html }: MailSource): readonly string[] {
  const tags = [subject, html].flatMap(tagsOf);
  const guarded = new Set(tags.filter(({ sign }) => sign === '#').map(({ name }) => name));
  const written = tags.filter(({ sign, name }) => sign === '' && !guarded.has(name));
  const names = written.map(({ name }) => name).filter((name) => known.has(name));
  return [...new Set(names)];
}

/** Which of the variables have no value. */
export function emptyOf(names: readonly string[], { groups }: MailValues): string[] {
  return names.filter((name) => {
    const [group = '', field = ''] = name.split('.');
    return (groups[group]?.[field] ?? '') === '';
  });
}

function tagsOf(text: string): readonly TemplateTag[] {
  try {
    return readTags(text);
  } catch (error) {
    if (error instanceof TemplateProblem) return [];
    throw error;
  }
}
