import { t } from '@lingui/core/macro';
import { MailX, Server } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, ErrorState, Skeleton, useRecordHrefs } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import type { ReplyStart } from './use-reply-start';

interface ReplyHindranceProps {
  start: Exclude<ReplyStart, { kind: 'ready' }>;
}

/** Why a reply cannot be written, or not yet. */
export function ReplyHindrance({ start }: ReplyHindranceProps) {
  switch (start.kind) {
    case 'loading':
      return <Skeleton height="24rem" />;
    case 'failed':
      return (
        <ErrorState title={t`The mail servers could not be loaded`} onRetry={start.retry}>
          {messageOf(start.error)}
        </ErrorState>
      );
    case 'no-address':
      return (
        <EmptyState title={t`This inquiry has no email address`} icon={<MailX />}>
          {t`Enter the contact’s email address in the form and save it. Then you can reply.`}
        </EmptyState>
      );
    case 'no-server':
      return <NoServer />;
    default:
      return start satisfies never;
  }
}

function NoServer() {
  const href = useRecordHrefs().add('smtp');
  return (
    <EmptyState
      title={t`There is no mail server yet`}
      icon={<Server />}
      action={
        href === undefined ? undefined : (
          <Button asChild>
            <Link to={href}>{t`Add a mail server`}</Link>
          </Button>
        )
      }
    >
      {t`Mail leaves by a mail server. Once there is one, replies are sent from here.`}
    </EmptyState>
  );
}
