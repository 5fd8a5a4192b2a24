import { type FieldError } from 'contract';
import { mailLimits, Template, type templates } from 'contract/email';
import type { Work } from '../../db/database';
import { staffFileErrors } from '../../file/staff-file-errors';
import type { Draft, Prepared } from '../../repository/write-rules';
import { attachmentSizeErrors } from './attachment-errors';
import type { MailSource } from './mail-source';
import { checkedMail, tagsOfValues, variablesOf } from './template-errors';
import { lineAndColumn } from './template-tags';

/** The fields that make up a template, as validated by the resource's schemas. */
const Written = Template.pick({
  subject: true,
  html: true,
  text: true,
  confirms: true,
  attachments: true,
});

/** Reduces the HTML to the allow-list, and refuses unknown variables and oversized attachments. */
export async function prepareTemplates(
  work: Work,
  drafts: readonly Draft<typeof templates>[],
): Promise<Prepared<typeof templates>[]> {
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

/** A confirmation goes to an address that anyone may have typed, so its subject must not contain visitors' text. */
function visitorErrors({ subject }: Pick<MailSource, 'subject'>): FieldError[] {
  return tagsOfValues(subject)
    .filter(({ name }) => name !== 'inquiry.number' && !name.startsWith('company'))
    .map(({ name, start }) => ({
      path: 'subject',
      message: `${lineAndColumn(subject, start)}: The subject of a confirmation may name {{inquiry.number}} and the company alone, not {{${name}}}`,
    }));
}
