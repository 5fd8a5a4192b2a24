import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { HintNote } from 'shared-ui';
import { arrivedMailHref } from '../routes';
import type { MailServer } from 'contract/email';
import { isAt, useMailboxAddress } from '../common/use-mailbox-address';

/** Links to the mail received by the development mail server; renders nothing for any other server. */
export function MailboxNote(server: Partial<Pick<MailServer, 'host' | 'port'>>) {
  const mailbox = useMailboxAddress([server]);
  if (!isAt(mailbox, server)) return null;
  return (
    <HintNote>
      <span>
        {t`This is the development mail server: it keeps what is sent by it and delivers nothing.`}{' '}
        <Link to={arrivedMailHref()}>{t`See what arrived`}</Link>
      </span>
    </HintNote>
  );
}
