/** The name of a field of a line, as the API knows it. */
export function lineField(number: number, field: string): string {
  return `${linesField}.${number}.${field}`;
}

export const linesField = 'items';

/** The field by which the form is only read and shown again, and what it may say. */
export const stepField = 'step';

export const step = {
  /** With more empty lines. */
  more: 'more',
  /** Only with the lines that were chosen. */
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
