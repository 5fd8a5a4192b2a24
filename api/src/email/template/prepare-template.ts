import { mailLimits, Template, type FieldError } from 'contract';
import type { Work } from '../../db/database';
import { staffFileErrors } from '../../file/staff-file-errors';
import type { Draft, Prepared } from '../../repository/resource-table';
import { attachmentSizeErrors } from './attachment-errors';
import type { MailSource } from './mail-source';
import { checkedMail, tagsOfValues, variablesOf } from './template-errors';
import { lineAndColumn } from './template-tags';

/** What a template is made of, as the resource's schemas have let it through. */
const Written = Template.pick({
  subject: true,
  html: true,
  text: true,
  confirms: true,
  attachments: true,
});

/** Cuts the HTML to what mail may hold, and refuses what names no variable or attaches too much. */
export async function prepareTemplates(work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  const written = drafts.map(({ record }) => Written.parse(record));
  const files = await staffFileErrors(work, drafts);
  const sizes = await attachmentSizeErrors(
    work,
    written.map(({ attachments }) => attachments),
  );
  return written.map((template, index) => {
    const { errors, inspected } = checkedMail(template);
    const html = inspected.html();
    return {
      fields: { html, variables: variablesOf({ ...template, html }) },
      errors: [
        ...errors,
        ...htmlErrors(html),
        ...(template.confirms === null ? [] : visitorErrors(template)),
        ...(files[index] ?? []),
        ...(sizes[index] ?? []),
      ],
    };
  });
}

function htmlErrors(html: string): FieldError[] {
  if (html === '') return [{ path: 'html', message: 'Nothing of this is kept in mail' }];
  if (html.length <= mailLimits.html) return [];
  return [{ path: 'html', message: `Written for mail this has ${html.length} characters` }];
}

/** What confirms a form goes to an address that anybody may have typed: no word of theirs stands in its subject. */
function visitorErrors({ subject }: Pick<MailSource, 'subject'>): FieldError[] {
  return tagsOfValues(subject)
    .filter(({ name }) => name !== 'inquiry.number' && !name.startsWith('company'))
    .map(({ name, start }) => ({
      path: 'subject',
      message: `${lineAndColumn(subject, start)}: The subject of a confirmation may name {{inquiry.number}} and the company alone, not {{${name}}}`,
    }));
}
