import type { FieldError, Opening } from 'contract';
import type { Work } from '../../db/database';
import type { Draft, Prepared } from '../../repository/resource-table';
import { nextReferences } from '../../inquiry/references';
import { resumeErrors } from '../../inquiry/resume-errors';

/** Gives new applications their references, and holds the openings and résumés that are newly named. */
export async function prepareApplications(
  work: Work,
  drafts: readonly Draft[],
): Promise<Prepared[]> {
  const added = drafts.filter(({ before }) => before === undefined).length;
  const references = await nextReferences(work, 'application', added);
  const openings = drafts.some(isForAnother) ? await activeOpenings(work) : [];
  const wrongResumes = await resumeErrors(work, drafts);
  return drafts.map((draft, place) => {
    const { record, before } = draft;
    const opening = openings.find(({ _id }) => _id === record['openingId']);
    return {
      fields: {
        reference: before ? before['reference'] : references.pop(),
        position: record['position'] ?? (isForAnother(draft) ? (opening?.title ?? null) : null),
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

/** An opening may close while applications for it are there: they keep it. */
function isForAnother({ record, before }: Draft): boolean {
  const { openingId } = record;
  return openingId !== null && openingId !== before?.['openingId'];
}

async function activeOpenings(work: Work): Promise<Opening[]> {
  const pages = await work
    .selectFrom('careerInfo')
    .select('openings')
    .where('deletedAt', 'is', null)
    .execute();
  return pages.flatMap(({ openings }) => openings.filter(({ active }) => active));
}
