import { t } from '@lingui/core/macro';
import type { EmailMessage, EmailStatus } from 'contract/email';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  CornerUpLeft,
  MailX,
  Send,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../parts/badge/badge';

interface Look {
  readonly words: string;
  readonly tone: BadgeTone;
  readonly icon: ReactNode;
}

const looks: Readonly<Record<EmailStatus, Look>> = {
  queued: {
    get words() {
      return t`Waiting`;
    },
    tone: 'neutral',
    icon: <Clock />,
  },
  sending: {
    get words() {
      return t`Being sent`;
    },
    tone: 'info',
    icon: <Send />,
  },
  sent: {
    get words() {
      return t`Sent`;
    },
    tone: 'success',
    icon: <CircleCheck />,
  },
  bounced: {
    get words() {
      return t`Bounced`;
    },
    tone: 'danger',
    icon: <CornerUpLeft />,
  },
  failed: {
    get words() {
      return t`Failed`;
    },
    tone: 'danger',
    icon: <CircleAlert />,
  },
  suppressed: {
    get words() {
      return t`Suppressed`;
    },
    tone: 'neutral',
    icon: <MailX />,
  },
  cancelled: {
    get words() {
      return t`Cancelled`;
    },
    tone: 'neutral',
    icon: <Ban />,
  },
  unknown: {
    get words() {
      return t`May have arrived`;
    },
    tone: 'warning',
    icon: <CircleHelp />,
  },
};

export interface MailStatusProps {
  status: EmailStatus;
}

/** The status of a message as text. */
export function MailStatus({ status }: MailStatusProps) {
  const { words, tone, icon } = looks[status];
  return (
    <Badge tone={tone}>
      {icon}
      {words}
    </Badge>
  );
}

const soon = 60_000;

/**
 * Milliseconds until the status of messages is fetched again: two seconds while one is due or being sent, a minute
 * while one is scheduled, and never once all have ended.
 */
export function mailRefreshAfter(mails: readonly Pick<EmailMessage, 'status' | 'dueAt'>[]) {
  const waiting = mails.filter(({ status }) => status === 'queued' || status === 'sending');
  if (waiting.length === 0) return false;
  const isSoon = waiting.some(({ dueAt }) => Date.parse(dueAt) < Date.now() + soon);
  return isSoon ? 2_000 : soon;
}
