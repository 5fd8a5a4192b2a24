import type { FieldError } from 'contract';
import type { careerApplications } from 'contract/content';
import type { Work } from '../../db/database';
import type { Draft } from '../../repository/write-rules';

/**
 * Errors for the résumés of drafts, in order: a new one must be a document visible to staff only, as the site's form
 * stores it, and an existing one cannot be replaced. One query, which locks the files until the transaction ends.
 */
export async function resumeErrors(
  work: Work,
  drafts: readonly Draft<typeof careerApplications>[],
): Promise<(readonly FieldError[])[]> {
  const named = drafts.filter(isNew).map(({ record }) => String(record.resume));
  const fit = new Set(named.length === 0 ? [] : await fitFiles(work, named));
  return drafts.map((draft) => {
    const message = whatIsWrong(draft, fit);
    return message === undefined ? [] : [{ path: 'resume', message }];
  });
}

function isNew({ record: { resume }, before }: Draft<typeof careerApplications>): boolean {
  return resume !== null && (before?.resume ?? null) === null;
}

function whatIsWrong(
  draft: Draft<typeof careerApplications>,
  fit: ReadonlySet<string>,
): string | undefined {
  const { record, before } = draft;
  if (isNew(draft))
    return fit.has(String(record.resume)) ? undefined : 'Send the résumé as PDF or DOCX.';
  const stored = before?.resume ?? null;
  return record.resume === stored ? undefined : 'The résumé stays as it was sent.';
}

const documents = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

async function fitFiles(work: Work, names: readonly string[]): Promise<string[]> {
  const files = await work
    .selectFrom('file')
    .select('name')
    .where('name', 'in', [...names])
    .where('visibility', '=', 'staff')
    .where('mime', 'in', documents)
    .forShare()
    .execute();
  return files.map(({ name }) => name);
}
