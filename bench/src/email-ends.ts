import { type Fate, fateOf } from './email-fates';

/** A message as the ledger has it in the end. */
export interface Ended {
  readonly to: string;
  readonly status: string;
}

/** How a message may end that got so far. A process that is killed on the way leaves any of them unknown. */
const right: Readonly<Record<Fate, readonly string[]>> = {
  take: ['sent 1'],
  later: ['sent 1'],
  'drop-before': ['sent 1'],
  refuse: ['failed 0'],
  'drop-after': ['unknown 1'],
};
const onTheWay = ['unknown 0', 'unknown 1'];

/** Those whose state is not what the server did with them, in words. */
export function wrongEnds(
  ledger: readonly Ended[],
  arrived: ReadonlyMap<string, number>,
): readonly string[] {
  return ledger.flatMap(({ to, status }) => {
    const fate = fateOf(to);
    const end = `${status} ${arrived.get(to) ?? 0}`;
    const isRight = right[fate].includes(end) || onTheWay.includes(end);
    return isRight
      ? []
      : [`${to} (${fate}) is ${status}, and arrived ${arrived.get(to) ?? 0} times`];
  });
}
