/** The API's name of a field of a line. */
export function lineField(number: number, field: string): string {
  return `${linesField}.${number}.${field}`;
}

export const linesField = 'items';

/** A submission with this field is not sent to the API: the page shows the form again, changed by the step. */
export const stepField = 'step';

export const step = {
  /** Adds empty lines. */
  more: 'more',
  /** Keeps only the selected lines. */
  take: 'take',
  remove: (number: number) => `remove-${number}`,
} as const;

export const documentNames = {
  SDS: 'Safety data sheet',
  TDS: 'Technical data sheet',
  COA: 'Certificate of analysis',
  Other: 'Others: see message',
} as const;

export const documentKinds = ['SDS', 'TDS', 'COA', 'Other'] as const;

export function linesText(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
