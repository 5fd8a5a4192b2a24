import { templateVariableNames } from 'contract/email';
import type { MailValues } from '../mail-values';
import type { MailSource } from './mail-source';
import { readTags, TemplateProblem, type TemplateTag } from './template-tags';

const known = new Set(templateVariableNames);

/** The variables of a message without a value; those inside a section that tests for them do not count. */
export function emptyVariables({ subject, html }: MailSource, { groups }: MailValues): string[] {
  const tags = [subject, html].flatMap(tagsOf);
  const guarded = new Set(tags.filter(({ sign }) => sign === '#').map(({ name }) => name));
  const written = tags.filter(({ sign, name }) => sign === '' && !guarded.has(name));
  const names = new Set(written.map(({ name }) => name).filter((name) => known.has(name)));
  return [...names].filter((name) => {
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
