import type { StructureDifference } from 'contract/catalog';
import { Notice } from './notice';
import type { ReadingView } from './search-view';

interface ReadingNoticeProps extends ReadingView {
  /** The text as typed. */
  text: string;
}

/** How a text was read that no chemical matches as a whole: what is not carried comes first. */
export function ReadingNotice({ text, difference, isUse, ...reading }: ReadingNoticeProps) {
  if (difference !== null) return <Notice>{differenceWords[difference]}</Notice>;
  if (isUse) {
    return <Notice>No chemical is named “{text}”. These belong to it or are used for it.</Notice>;
  }
  return (
    <Notice>
      <TextReading text={text} {...reading} />
    </Notice>
  );
}

const differenceWords: Readonly<Record<StructureDifference, string>> = {
  stereo: 'Not listed as typed. Listed with other or unspecified stereochemistry:',
  form: 'Not listed as typed. Listed in another form, such as a salt, a hydrate, without its water, or with other isotopes:',
};

type TextReadingProps = Omit<ReadingNoticeProps, 'difference' | 'isUse'>;

function TextReading({ text, searched, qualifiers, grades, leftOut }: TextReadingProps) {
  const isWhole = leftOut.length === 0;
  return (
    <>
      {isWhole ? null : (
        <>
          <strong>“{text}” is not in our catalogue.</strong> Below are chemicals without{' '}
          <s>{leftOut.join(' ')}</s>, which may be other substances.{' '}
        </>
      )}
      Read as {[`“${searched}”`, ...qualifiers].join(' · ')}.
      {grades.map(({ name, href }) => (
        <span key={name}>
          {' '}
          <a href={href}>Show only the grade {name}</a>
        </span>
      ))}
    </>
  );
}
