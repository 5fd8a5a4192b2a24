import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { StructureDifference } from 'contract/catalog';
import { Notice } from './notice';
import type { ReadingView } from './search-view';

interface ReadingNoticeProps extends ReadingView {
  /** The text as typed. */
  text: string;
}

/** How a text was read that no chemical matches as a whole: what is not carried comes first. */
export function ReadingNotice({ text, difference, isUse, ...reading }: ReadingNoticeProps) {
  if (difference !== null) return <Notice>{differenceText(difference)}</Notice>;
  if (isUse) {
    return (
      <Notice>{t`No chemical is named “${text}”. These belong to it or are used for it.`}</Notice>
    );
  }
  return (
    <Notice>
      <TextReading text={text} {...reading} />
    </Notice>
  );
}

function differenceText(difference: StructureDifference): string {
  const texts: Readonly<Record<StructureDifference, string>> = {
    stereo: t`Not listed as typed. Listed with other or unspecified stereochemistry:`,
    form: t`Not listed as typed. Listed in another form, such as a salt, a hydrate, without its water, or with other isotopes:`,
  };
  return texts[difference];
}

type TextReadingProps = Omit<ReadingNoticeProps, 'difference' | 'isUse'>;

function TextReading({ text, searched, qualifiers, grades, leftOut }: TextReadingProps) {
  const isWhole = leftOut.length === 0;
  const missing = leftOut.join(' ');
  const parts = [t`“${searched}”`, ...qualifiers].join(' · ');
  return (
    <>
      {isWhole ? null : (
        <>
          <Trans>
            <strong>“{text}” is not in our catalogue.</strong> Below are chemicals without{' '}
            <s>{missing}</s>, which may be other substances.
          </Trans>{' '}
        </>
      )}
      {t`Read as ${parts}.`}
      {grades.map(({ name, href }) => (
        <span key={name}>
          {' '}
          <a href={href}>{t`Show only the grade ${name}`}</a>
        </span>
      ))}
    </>
  );
}
