import type { FieldError } from 'contract';
import type { careerApplications, Opening } from 'contract/content';
import type { Work } from '../../db/database';
import type { Draft, Prepared } from '../../repository/write-rules';
import { nextReferences, takeReference } from '../../repository/reference-numbers';
import { resumeErrors } from './resume-errors';

/** Sets the references of new applications, and locks newly named openings and résumés. */
export async function prepareApplications(
  work: Work,
  drafts: readonly Draft<typeof careerApplications>[],
): Promise<Prepared<typeof careerApplications>[]> {
  const added = drafts.filter(({ before }) => before === undefined).length;
  const references = await nextReferences(work, 'application', added);
  const openings = drafts.some(isForAnother) ? await activeOpenings(work) : [];
  const wrongResumes = await resumeErrors(work, drafts);
  return drafts.map((draft, place) => {
    const { record, before } = draft;
    const opening = openings.find(({ _id }) => _id === record.openingId);
    return {
      fields: {
        reference: before ? before.reference : takeReference(references),
        position: record.position ?? (isForAnother(draft) ? (opening?.title ?? null) : null),
      },
      errors: [
        ...(isForAnother(draft) && !opening ? [noSuchOpening] : []),
        ...(wrongResumes[place] ?? []),
      ],
    };
  });
}

const noSuchOpening: FieldError = {
  path: 'openingId',
  message: 'This opening is not on offer any more',
};

/** Applications keep an opening that has closed. */
function isForAnother({ record, before }: Draft<typeof careerApplications>): boolean {
  const { openingId } = record;
  return openingId !== null && openingId !== before?.openingId;
}

async function activeOpenings(work: Work): Promise<Opening[]> {
  const pages = await work
    .selectFrom('careerInfo')
    .select('openings')
    .where('deletedAt', 'is', null)
    .execute();
  return pages.flatMap(({ openings }) => openings.filter(({ active }) => active));
}
