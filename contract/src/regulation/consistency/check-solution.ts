import type { Check } from './safety-record';
import { isOfSolution } from './state-of-line';

const facts = ['meltingPoint', 'boilingPoint'] as const;
const words = { meltingPoint: 'melting point', boilingPoint: 'boiling point' };

/** A solution neither melts nor boils as the pure substance does: its values name the strength that they are of. */
export const checkSolution: Check = (record) => {
  if (!isOfSolution(record.properShippingName ?? '')) return undefined;
  const wrong = facts.filter((field) => {
    const source = record.fieldSources.find((one) => one.field === field);
    return record[field] !== null && source?.reference?.includes('%') !== true;
  });
  const [field] = wrong;
  if (field === undefined) return undefined;
  return {
    code: 'solution-facts',
    field,
    message: `It is sold as a solution (${record.properShippingName}), and its ${wrong
      .map((one) => words[one])
      .join(' and ')} may be the pure substance’s: the source does not name a strength in %.`,
    fix: {
      label: 'Take them away',
      values: Object.fromEntries(wrong.map((one) => [one, null])),
    },
    isPlain: false,
  };
};
