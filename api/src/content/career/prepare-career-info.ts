import type { FieldError } from 'contract';
import type { careerInfo, Opening } from 'contract/content';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../db/database';
import type { Draft, Prepared } from '../../repository/write-rules';
import { sanitizeRichText } from '../../kernel/rich-text';

/** Sets the ids of new openings and reduces their descriptions to the allow-list. */
export function prepareCareerInfo(
  _work: Work,
  drafts: readonly Draft<typeof careerInfo>[],
): Promise<Prepared<typeof careerInfo>[]> {
  return Promise.resolve(
    drafts.map(({ record }) => {
      const openings = record.openings.map((opening) => ({
        ...opening,
        _id: opening._id ?? uuidv7(),
        description: opening.description && (sanitizeRichText(opening.description) || null),
      }));
      return { fields: { openings }, errors: doubled(openings) };
    }),
  );
}

function doubled(openings: readonly Opening[]): FieldError[] {
  const seen = new Set<string | undefined>();
  return openings.flatMap(({ _id }, place) => {
    const isDouble = seen.has(_id);
    seen.add(_id);
    return isDouble ? [{ path: `openings.${place}`, message: 'This opening stands twice' }] : [];
  });
}
