/** The name of the ticks of lines, each with the key of its line. */
export const lineField = 'line';
/** The name of the button that counts the sums of the ticked lines, without scripts. */
export const updateField = 'update';
/** Stands in the address of the page after a question. */
export const askedParameter = 'asked';

/** What the buttons of the page send as `answer`. */
export const offerAnswers = { accept: 'accept', decline: 'decline', ask: 'ask' } as const;

/** The keys of lines in the value of the form. */
export function keysIn(lines: string | undefined): string[] {
  return (lines ?? '').split(' ').filter((key) => key !== '');
}
