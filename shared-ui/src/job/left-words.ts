import { t } from '@lingui/core/macro';
import type { JobKind } from 'contract/jobs';

interface LeftWords {
  /** Behind a number: "3 chemicals refused". */
  readonly participle: string;
  readonly title: string;
  readonly description: string;
}

const refused: LeftWords = {
  get participle() {
    return t`refused`;
  },
  get title() {
    return t`Refused`;
  },
  get description() {
    return t`These records were left as they are.`;
  },
};

const notTakenOver: LeftWords = {
  get participle() {
    return t`not taken over`;
  },
  get title() {
    return t`Not taken over`;
  },
  get description() {
    return t`What the regulatory tables do not say, or say otherwise than the chemical.`;
  },
};

/** The words for what a job left as it was. A look-up refuses nothing: it reports. */
export function leftWords(kind: JobKind): LeftWords {
  return kind === 'regulate' ? notTakenOver : refused;
}
