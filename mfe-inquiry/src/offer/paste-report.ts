import { plural, t } from '@lingui/core/macro';
import type { Pasted } from './grid-paste';

/** What a paste did, for people: the title of a notice and what it adds. */
export function pasteReport({ changed, refused, lost, hasHeading }: Pasted): [string, string?] {
  const [first, second, ...others] = refused;
  const named = [first, second].filter((text) => text !== undefined);
  const more = others.length === 0 ? [] : [t`${{ count: others.length }} more`];
  const notes = [
    ...(hasHeading ? [t`The headings are left out.`] : []),
    ...(named.length === 0
      ? []
      : [t`Not taken over: ${{ cells: [...named, ...more].join(', ') }}.`]),
    ...(lost.columns === 0 ? [] : [columnsText(lost.columns)]),
    ...(lost.rows === 0 ? [] : [rowsText(lost.rows)]),
  ];
  const count = changed.bottom - changed.top + 1;
  const title = t`${plural(count, { one: '# row pasted', other: '# rows pasted' })}`;
  return notes.length === 0 ? [title] : [title, notes.join(' ')];
}

function columnsText(count: number): string {
  return t`${plural(count, { one: 'No place for # column.', other: 'No place for # columns.' })}`;
}

function rowsText(count: number): string {
  return t`${plural(count, { one: 'No place for # row.', other: 'No place for # rows.' })}`;
}
