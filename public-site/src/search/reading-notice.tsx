import { Notice } from './notice';
import type { ReadingView } from './search-view';

/** How a text was read that no chemical matches as a whole. */
export function ReadingNotice({ searched, qualifiers, grades, leftOut }: ReadingView) {
  return (
    <Notice>
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
    </Notice>
  );
}
