import { t } from '@lingui/core/macro';
import type { HarmonisedEntry } from 'contract/regulation';
import { markWords, noteWords } from '../common/annex-words';

/** The asterisks and notes of an entry in words. */
export function EntryNotes({ entry }: { entry: HarmonisedEntry }) {
  const { classifications, limits, notes, needsTesting, unread } = entry;
  const marks = new Set(classifications.flatMap((one) => one.marks));
  if (needsTesting) marks.add('****');
  const lines = [
    ...[...marks].toSorted().map((mark) => `${mark} ${markWords[mark]}`),
    ...(limits.some(({ kind }) => kind === 'not-translated')
      ? [
          t`* (limits) Limits for acute toxicity under Directive 67/548/EEC could not be carried over; its acute toxicity may be of special concern.`,
        ]
      : []),
    ...notes.map((note) =>
      noteWords[note] === undefined
        ? t`Note ${note}: see Annex VI, part 1.`
        : t`Note ${note}: ${{ words: noteWords[note] }}`,
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
