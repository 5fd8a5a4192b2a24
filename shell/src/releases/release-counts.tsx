import { plural, t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';

const Failures = styled.span`
  color: ${token.color.dangerText};
`;

/** A share of all sessions of the remote: `62 % · 18 sessions`. */
export function SessionShare({ sessions, all }: { sessions: number; all: number }) {
  if (all === 0) return <span>{t`no sessions`}</span>;
  const share = Math.round((100 * sessions) / all);
  return (
    <span>
      {share} %<small>{sessionsText(sessions)}</small>
    </span>
  );
}

export function sessionsText(count: number): string {
  const counted = numberText(count);
  return t`${plural(count, { one: `${counted} session`, other: `${counted} sessions` })}`;
}

/** A number of failures, red unless it is zero. */
export function FailureCount({ count }: { count: number }) {
  if (count === 0) return <span>{t`none`}</span>;
  return <Failures>{numberText(count)}</Failures>;
}
