import { AnnexMark } from './classification';

/** Takes the asterisks out of a cell of Annex VI. */
export function withoutMarks(written: string): { words: string; marks: AnnexMark[] } {
  const stars = /\*{1,4}/.exec(written)?.[0];
  return {
    words: written.replaceAll('*', '').trim(),
    marks: AnnexMark.options.filter((mark) => mark === stars),
  };
}
