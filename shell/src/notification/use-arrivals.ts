import { t } from '@lingui/core/macro';
import type { Notification } from 'contract/staff';
import { useState } from 'react';

type List = readonly Notification[];

interface Seen {
  readonly list: List | undefined;
  readonly ids: ReadonlySet<string>;
  /** The time of the newest notification. */
  readonly until: string;
  readonly words: string;
}

/** The announcement of new notifications; none for those of the first load. */
export function useArrivals(list: List | undefined): string {
  const [seen, setSeen] = useState<Seen>({ list: undefined, ids: new Set(), until: '', words: '' });
  if (list !== undefined && list !== seen.list) setSeen(seenWith(seen, list));
  return seen.words;
}

/** Older notifications that move up into a full list are not new. */
function seenWith(seen: Seen, list: List): Seen {
  const isFirst = seen.list === undefined;
  const arrived = list.filter(({ _id, time }) => !seen.ids.has(_id) && time >= seen.until);
  const newest = list.reduce((until, { time }) => (time > until ? time : until), seen.until);
  return {
    list,
    ids: new Set([...seen.ids, ...list.map(({ _id }) => _id)]),
    until: newest,
    words: isFirst || arrived.length === 0 ? seen.words : wordsFor(arrived),
  };
}

function wordsFor(arrived: List): string {
  return arrived.length === 1
    ? t`New notification: ${{ message: arrived[0]?.message ?? '' }}`
    : t`${{ count: arrived.length }} new notifications`;
}
