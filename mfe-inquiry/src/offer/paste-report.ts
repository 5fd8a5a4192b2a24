import { countText } from 'shared-ui/table';
import type { Pasted } from './grid-paste';

/** What a paste did, for people: the title of a notice and what it adds. */
export function pasteReport({ changed, refused, lost, hasHeading }: Pasted): [string, string?] {
  const [first, second, ...others] = refused;
  const named = [first, second].filter((text) => text !== undefined);
  const more = others.length === 0 ? [] : [`${others.length} more`];
  const notes = [
    ...(hasHeading ? ['The headings are left out.'] : []),
    ...(named.length === 0 ? [] : [`Not taken over: ${[...named, ...more].join(', ')}.`]),
    ...(lost.columns === 0 ? [] : [`No place for ${countText(lost.columns, columnLabel)}.`]),
    ...(lost.rows === 0 ? [] : [`No place for ${countText(lost.rows, rowLabel)}.`]),
  ];
  const title = `${countText(changed.bottom - changed.top + 1, rowLabel)} pasted`;
  return notes.length === 0 ? [title] : [title, notes.join(' ')];
}

const rowLabel = { one: 'row', many: 'rows' };
const columnLabel = { one: 'column', many: 'columns' };
