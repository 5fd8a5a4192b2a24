import { t } from '@lingui/core/macro';
import type { Notification, NotificationKind } from 'contract/staff';
import {
  AtSign,
  Ban,
  CalendarClock,
  FileCheck,
  FileQuestion,
  FileKey,
  Inbox,
  OctagonX,
  KeyRound,
  type LucideIcon,
  MailOpen,
  MailWarning,
  MessageSquare,
  PackageOpen,
  PencilLine,
  Percent,
  Power,
  Rocket,
  Scale,
  Settings2,
  ShieldAlert,
  Undo2,
  UserCheck,
  UserPlus,
  Webhook,
  X,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { focusRing, IconButton, token } from 'shared-ui';
import styled from 'styled-components';
import { safePath } from '../auth/safe-path';
import { timeAgo } from './time-ago';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  'product-inquiry': Inbox,
  'contact-message': MessageSquare,
  'career-application': UserPlus,
  'inquiry-assigned': UserCheck,
  'inquiry-mentioned': AtSign,
  'inquiry-changed': PencilLine,
  'follow-up-due': CalendarClock,
  'offer-answered': FileCheck,
  'offer-question': FileQuestion,
  'request-answered': FileCheck,
  'mail-received': MailOpen,
  'inquiry-from-mail': MailOpen,
  'email-failed': MailWarning,
  'remote-released': Rocket,
  'remote-rolled-back': Undo2,
  'remote-rollout': Percent,
  'remote-stopped': OctagonX,
  'remote-switched': Power,
  'remote-published': PackageOpen,
  'remote-revoked': Ban,
  'release-token-ending': KeyRound,
  'signing-key-changed': FileKey,
  'release-settings-changed': Settings2,
  'account-links-changed': ShieldAlert,
  'webhook-disabled': Webhook,
  'api-key-ending': KeyRound,
  'edition-a-year-old': Scale,
  'identity-linked': KeyRound,
};

const Line = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  padding: ${token.space[2]};
  border-radius: ${token.radius.md};

  &:hover {
    background: ${token.color.surfaceHover};
  }
  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.125rem;
    color: ${token.color.brandText};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & a {
    border-radius: ${token.radius.sm};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }
  & a:hover {
    text-decoration: underline;
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & time {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

export interface NotificationItemProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

/** A notification: a link to its subject, and a remove button. */
export function NotificationItem({ notification, onFollow, onRemove }: NotificationItemProps) {
  const { kind, message, time, link } = notification;
  const Icon = icons[kind];
  const path = safePath(link);
  return (
    <Line>
      <Icon aria-hidden="true" />
      <Words>
        <p title={message}>
          <time dateTime={time}>{timeAgo(time)}</time>{' '}
          {path === undefined ? (
            message
          ) : (
            <Link to={path} onClick={onFollow}>
              {message}
            </Link>
          )}
        </p>
      </Words>
      <IconButton label={t`Remove: ${message}`} size="sm" onClick={onRemove}>
        <X />
      </IconButton>
    </Line>
  );
}
