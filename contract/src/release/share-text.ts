import type { Rollout } from './registry-schema';

interface Share {
  readonly percent: number;
  /** How many get it whatever the share. */
  readonly people: number;
}

/** `10 % of the admins and 2 people`; `undefined` where it is empty. */
export function shareText({ percent, people }: Share): string | undefined {
  const parts = [
    ...(percent > 0 ? [`${percent} % of the admins`] : []),
    ...(people > 0 ? [people === 1 ? 'one person' : `${people} people`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

/** Who gets a version that is rolled out. */
export function rolloutText({ percent, people }: Pick<Rollout, 'percent' | 'people'>): string {
  return shareText({ percent, people: people.length }) ?? 'nobody';
}
