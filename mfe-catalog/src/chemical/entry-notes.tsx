import {
  type HarmonisedEntry,
  markWords,
  noteWords,
  untranslatedLimitWords,
} from 'contract/regulation';

/** The asterisks and notes of an entry in words. */
export function EntryNotes({ entry }: { entry: HarmonisedEntry }) {
  const { classifications, limits, notes, needsTesting, unread } = entry;
  const marks = new Set(classifications.flatMap((one) => one.marks));
  if (needsTesting) marks.add('****');
  const lines = [
    ...[...marks].toSorted().map((mark) => `${mark} ${markWords[mark]}`),
    ...(limits.some(({ kind }) => kind === 'not-translated')
      ? [`* (limits) ${untranslatedLimitWords}`]
      : []),
    ...notes.map((note) => `Note ${note}: ${noteWords[note] ?? 'see Annex VI, part 1.'}`),
    ...unread.map(
      (cell) => `Not taken over, as class and statement contradict each other: ${cell}`,
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
