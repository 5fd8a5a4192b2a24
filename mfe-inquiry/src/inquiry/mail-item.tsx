import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { emails } from 'contract/email';
import { type ReactNode, useState } from 'react';
import { Button, token } from 'shared-ui';
import { MailDialog, MailStatus } from 'shared-ui/mail';
import { type RowOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { MailFiles, type MailFilesProps } from './file-chips';
import { MailReply } from './mail-reply';

const Facts = styled.div`
  margin-top: ${token.space[2]};
  overflow-wrap: anywhere;

  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin-top: ${token.space[1]};
`;

interface MailItemProps {
  mail: RowOf<typeof emails>;
  files: MailFilesProps['files'];
  by: string;
  when: ReactNode;
}

/** An email to the inquiry's contact, with its delivery status and content. */
export function MailItem({ mail, files, by, when }: MailItemProps) {
  const { to, subject, status, confirms } = mail;
  const [isRead, setIsRead] = useState(false);
  return (
    <>
      <p>
        {confirms === null ? (
          <Trans>
            <strong>{by}</strong> wrote a mail
          </Trans>
        ) : (
          <Trans>
            <strong>{by}</strong> confirmed the receipt by mail
          </Trans>
        )}
      </p>
      {when}
      <Facts>
        <p>{subject}</p>
        <small>{t`to ${to}`}</small>
      </Facts>
      <State>
        <MailStatus status={status} />
        <Button
          size="sm"
          variant="link"
          aria-label={t`Read “${subject}”`}
          onClick={() => setIsRead(true)}
        >
          {t`Read`}
        </Button>
      </State>
      <MailFiles files={files} />
      <MailReply mail={mail} />
      {isRead ? <MailDialog mail={mail} onClose={() => setIsRead(false)} /> : null}
    </>
  );
}
