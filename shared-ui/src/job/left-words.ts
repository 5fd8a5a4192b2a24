import type { JobKind } from 'contract/jobs';

interface LeftWords {
  /** Behind a number: "3 chemicals refused". */
  readonly participle: string;
  readonly title: string;
  readonly description: string;
}

const refused: LeftWords = {
  participle: 'refused',
  title: 'Refused',
  description: 'These records were left as they are.',
};

const notTakenOver: LeftWords = {
  participle: 'not taken over',
  title: 'Not taken over',
  description: 'What the regulatory tables do not say, or say otherwise than the chemical.',
};

/** The words for what a job left as it was. A look-up refuses nothing: it reports. */
export function leftWords(kind: JobKind): LeftWords {
  return kind === 'regulate' ? notTakenOver : refused;
}
