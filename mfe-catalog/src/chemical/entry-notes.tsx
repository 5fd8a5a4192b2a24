import { t } from '@lingui/core/macro';
import { annexWordsIn, type HarmonisedEntry } from 'contract/regulation';
import { currentLanguage } from 'shared-ui/i18n';

/** The asterisks and notes of an entry in words. */
export function EntryNotes({ entry }: { entry: HarmonisedEntry }) {
  const { classifications, limits, notes, needsTesting, unread } = entry;
  const marks = new Set(classifications.flatMap((one) => one.marks));
  if (needsTesting) marks.add('****');
  const words = annexWordsIn(currentLanguage());
  const lines = [
    ...[...marks].toSorted().map((mark) => `${mark} ${words.marks[mark]}`),
    ...(limits.some(({ kind }) => kind === 'not-translated')
      ? [t`* (limits) ${{ words: words.untranslatedLimits }}`]
      : []),
    ...notes.map((note) =>
      words.notes[note] === undefined
        ? t`Note ${note}: see Annex VI, part 1.`
        : t`Note ${note}: ${{ words: words.notes[note] }}`,
    ),
    ...unread.map(
      (cell) => t`Not taken over, as class and statement contradict each other: ${cell}`,
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
