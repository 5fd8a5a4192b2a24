import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';

/** Codes of findings in a chemical's data. */
export const FindingCode = z.enum([
  'cas-missing',
  'cas-duplicate',
  'ec-missing',
  'ec-duplicate',
  'formula-missing',
  'formula-differs',
  'mass-differs',
  'structure-missing',
  'structure-duplicate',
  'stereo-open',
  'hazard-missing',
  'label-differs',
  'statement-open',
  'transport-differs',
  'state-differs',
  'flash-differs',
  'transport-missing',
  'statements-missing',
  'solution-facts',
  'law-differs',
  'law-later',
]);
export type FindingCode = z.infer<typeof FindingCode>;

/** Something doubtful in a chemical's data; never a reason to refuse it. */
export const Finding = z.object({
  code: FindingCode,
  /** The form's field concerned. */
  field: z.string(),
  message: z.string(),
  /** Values that fix it; null when only a person can tell. */
  fix: z.object({ label: z.string(), values: z.record(z.string(), z.unknown()) }).nullable(),
  /** The other chemicals concerned. */
  others: z.array(z.object({ _id: z.uuid(), name: z.string() })),
});
export type Finding = z.infer<typeof Finding>;

export const findingEndpoints = {
  list: endpoint({
    name: 'finding.list',
    method: 'GET',
    path: 'product/findings',
    access: 'admin',
    needs: { chemicals: 'view' },
    idIn: 'query',
    answer: single(z.array(Finding)),
    summary: 'What may be doubtful about one chemical, with a fix where there is one',
  }),
} as const;
