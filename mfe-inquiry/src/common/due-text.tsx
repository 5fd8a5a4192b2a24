import { t } from '@lingui/core/macro';
import type { StatusKind } from 'contract/inquiry';
import { dateTimeText } from 'contract';
import { token } from 'shared-ui';
import { TextCell } from 'shared-ui/table';
import styled from 'styled-components';
import { dueWords, type Urgency } from './due-words';
import { useNow } from './use-now';

const { color } = token;

const looks: Readonly<Record<Urgency | 'none', readonly [background: string, text: string]>> = {
  overdue: [color.dangerSoft, color.onDangerSoft],
  today: [color.warningSoft, color.onWarningSoft],
  later: ['transparent', color.text],
  none: ['transparent', color.textMuted],
};

const Words = styled.span<{ $look: keyof typeof looks }>`
  display: inline-block;
  padding: 0.0625rem ${({ $look }) => ($look === 'overdue' || $look === 'today' ? '0.375rem' : '0')};
  border-radius: ${token.radius.sm};
  background: ${({ $look }) => looks[$look][0]};
  color: ${({ $look }) => looks[$look][1]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface DueTextProps {
  /** When the next step is due; null when there is none. */
  dueAt: string | null;
  /** Open inquiries show that the next step is missing; closed ones show nothing. */
  statusKind: StatusKind | undefined;
}

/** The due time of an inquiry's next step in words, coloured by urgency. */
export function DueText({ dueAt, statusKind }: DueTextProps) {
  const now = useNow();
  if (dueAt === null) {
    return statusKind === 'open' ? (
      <Words $look="none">{t`no next step`}</Words>
    ) : (
      <TextCell value={null} />
    );
  }
  const { urgency, words } = dueWords(dueAt, now);
  return (
    <Words $look={urgency} title={dateTimeText(dueAt)}>
      <time dateTime={dueAt}>{words}</time>
    </Words>
  );
}
