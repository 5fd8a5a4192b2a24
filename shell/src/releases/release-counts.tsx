import { numberText, token } from 'shared-ui';
import styled from 'styled-components';

const Failures = styled.span`
  color: ${token.color.dangerText};
`;

/** `62 % · 18 sessions` of all sessions of the remote. */
export function SessionShare({ sessions, all }: { sessions: number; all: number }) {
  if (all === 0) return <span>no sessions</span>;
  const share = Math.round((100 * sessions) / all);
  return (
    <span>
      {share} %<small>{sessionsText(sessions)}</small>
    </span>
  );
}

export function sessionsText(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'session' : 'sessions'}`;
}

/** A number of failures, in red unless there are none. */
export function FailureCount({ count }: { count: number }) {
  if (count === 0) return <span>none</span>;
  return <Failures>{numberText(count)}</Failures>;
}
