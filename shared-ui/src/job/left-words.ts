import { t } from '@lingui/core/macro';
import type { JobKind } from 'contract/jobs';

interface LeftWords {
  /** Behind a number: "3 chemicals refused". */
  readonly participle: string;
  readonly title: string;
  readonly description: string;
  /** What the list holds: "what was refused". */
  readonly listed: string;
  readonly none: string;
  /** The button that opens the list. */
  readonly show: string;
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
  get listed() {
    return t`what was refused`;
  },
  get none() {
    return t`Nothing was refused`;
  },
  get show() {
    return t`See what was refused`;
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
  get listed() {
    return t`what was not taken over`;
  },
  get none() {
    return t`Everything was taken over`;
  },
  get show() {
    return t`See what was not taken over`;
  },
};

/** The words for what a job left as it was. A look-up refuses nothing: it reports. */
export function leftWords(kind: JobKind): LeftWords {
  return kind === 'regulate' ? notTakenOver : refused;
}
