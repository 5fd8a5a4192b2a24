import { type Fate, fateOf } from './email-fates';

/** The final state of a message in the ledger. */
export interface Ended {
  readonly to: string;
  readonly status: string;
}

/** The expected status and number of deliveries. A process killed while sending may leave any message unknown. */
const right: Readonly<Record<Fate, readonly string[]>> = {
  take: ['sent 1'],
  later: ['sent 1'],
  'drop-before': ['sent 1'],
  refuse: ['failed 0'],
  'drop-after': ['unknown 1'],
};
const onTheWay = ['unknown 0', 'unknown 1'];

/** Describes messages whose status contradicts what the mail server did. */
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
