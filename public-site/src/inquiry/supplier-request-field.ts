/** The API's name of the list of lines. */
export const answerLines = 'lines';

/** The name of a field of a line, which is counted from zero. */
export function answerField(number: number, field: string): string {
  return `${answerLines}.${number}.${field}`;
}
