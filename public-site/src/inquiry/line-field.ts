import { plural, t } from '@lingui/core/macro';
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

export function documentNames() {
  return {
    SDS: t`Safety data sheet`,
    TDS: t`Technical data sheet`,
    COA: t`Certificate of analysis`,
    Other: t`Others: see message`,
  } as const;
}

export const documentKinds = ['SDS', 'TDS', 'COA', 'Other'] as const;

export function linesText(count: number): string {
  return t`${plural(count, { one: '# line', other: '# lines' })}`;
}
