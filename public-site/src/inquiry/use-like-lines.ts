import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { type Correction, type Following, followingLines } from './like-lines';
import { lineField } from './line-field';
import type { OrderRow } from './order-list-view';

/** Lets lines that were read alike follow the correction of one, with Undo. */
export function useLikeLines(rows: readonly OrderRow[]) {
  const changed = useRef(new Set<string>());
  const [followed, setFollowed] = useState<readonly Following[]>([]);

  function correct(form: HTMLFormElement, correction: Correction): void {
    const field = correction.field === 'reading' ? 'quantity' : correction.field;
    changed.current.add(lineField(correction.line, field));
    const following = followingLines({ form, rows, changed: changed.current }, correction);
    for (const { apply } of following) apply();
    setFollowed(following);
  }

  function undo(): void {
    for (const { revert } of followed) revert();
    setFollowed([]);
  }
  const words = followed.length === 0 ? null : followedText(followed.length);
  return { correct, undo, words };
}

function followedText(count: number): string {
  return t`${plural(count, {
    one: '# line read in the same way follows',
    other: '# lines read in the same way follow',
  })}`;
}
