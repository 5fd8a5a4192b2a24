import { plural, t } from '@lingui/core/macro';
import type { ReleasedRemote } from 'contract/release';

type Rollout = NonNullable<ReleasedRemote['rollout']>;

/** Who gets a version that is rolled out: `10 % of the admins and 2 people`. */
export function rolloutWords({ percent, people }: Pick<Rollout, 'percent' | 'people'>): string {
  const count = people.length;
  const persons = t`${plural(count, { one: 'one person', other: '# people' })}`;
  if (percent === 0) return count === 0 ? t`nobody` : persons;
  return count === 0 ? t`${percent} % of the admins` : t`${percent} % of the admins and ${persons}`;
}
