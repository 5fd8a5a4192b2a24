import { t } from '@lingui/core/macro';
import { MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState } from 'shared-ui';
import { smtpTableHref } from '../routes';

/** Shown where no development mail server runs. */
export function NoMailbox() {
  return (
    <EmptyState
      title={t`There is no development mail server here`}
      icon={<MailX />}
      action={
        <Button asChild variant="outline">
          <Link to={smtpTableHref()}>{t`Mail servers`}</Link>
        </Button>
      }
    >
      {t`It comes with ${{ command: '`npm run dev`' }} and with the demo company: it takes mail on a port of this machine, keeps it for a while and delivers nothing. In production mail goes out by the servers that are set up.`}
    </EmptyState>
  );
}
