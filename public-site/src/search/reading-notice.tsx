import type { StructureDifference } from 'contract/catalog';
import { Notice } from './notice';
import type { ReadingView } from './search-view';

/** How a text was read that no chemical matches as a whole. */
export function ReadingNotice({ difference, ...reading }: ReadingView) {
  return (
    <Notice>
      {difference === null ? <TextReading {...reading} /> : differenceWords[difference]}
    </Notice>
  );
}

const differenceWords: Readonly<Record<StructureDifference, string>> = {
  stereo: 'The structure as typed is not listed. Listed with other stereochemistry:',
  form: 'The structure as typed is not listed. Listed in another form, such as a salt, a hydrate or with other isotopes:',
};

function TextReading({ searched, qualifiers, grades, leftOut }: Omit<ReadingView, 'difference'>) {
  return (
    <>
      Read as {[`“${searched}”`, ...qualifiers].join(' · ')}.
      {grades.map(({ name, href }) => (
        <span key={name}>
          {' '}
          <a href={href}>Show only the grade {name}</a>
        </span>
      ))}
      {leftOut.length === 0 ? null : (
        <>
          {' '}
          No chemical has all the words. Left out: <s>{leftOut.join(' ')}</s>
        </>
      )}
    </>
  );
}
