import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emails } from 'contract/email';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Button, EmptyState, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { MailDialog, mailRefreshAfter, MailStatus, useMailFormHref } from 'shared-ui/mail';
import {
  PanelList,
  PanelPages,
  QueryContent,
  resourceCalls,
  resourceKeys,
  type RowOf,
} from 'shared-ui/resource';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  justify-content: end;
  margin-bottom: ${token.space[2]};
`;

const Reply = styled.small`
  display: block;

  &&& {
    color: ${token.color.dangerText};
  }
`;

const pageSize = 10;

interface MailsPanelProps {
  kind: 'customer' | 'supplier';
  id: string;
}

/** The emails to a partner, newest first, with a link to write another. */
export function MailsPanel({ kind, id }: MailsPanelProps) {
  const [page, setPage] = useState(1);
  const isCustomer = kind === 'customer';
  const query = usePartnerMails({ kind, id, page });
  const writeHref = useMailFormHref({ [kind]: id });
  return (
    <>
      {writeHref === undefined ? null : (
        <Head>
          <Button asChild size="sm" variant="outline">
            <Link to={writeHref}>
              <Mail /> {t`Write`}
            </Link>
          </Button>
        </Head>
      )}
      <QueryContent query={query} failed={t`The emails could not be loaded`}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState
              title={
                isCustomer ? t`No emails to this customer yet` : t`No emails to this supplier yet`
              }
              icon={<Mail />}
            />
          ) : (
            <>
              <PanelList
                aria-label={isCustomer ? t`Emails to this customer` : t`Emails to this supplier`}
              >
                {data.map((mail) => (
                  <MailRow key={mail._id} mail={mail} />
                ))}
              </PanelList>
              <PanelPages {...{ page, pageSize, total, label: emails.label }} onPage={setPage} />
            </>
          )
        }
      </QueryContent>
    </>
  );
}

function MailRow({ mail }: { mail: RowOf<typeof emails> }) {
  const { subject, status, to, reply, sentAt, createdAt } = mail;
  const [isRead, setIsRead] = useState(false);
  return (
    <li>
      <div>
        <strong>{subject}</strong>
        <MailStatus status={status} />
      </div>
      <div>
        <small>
          {dateTimeText(sentAt ?? createdAt)} · {to}
        </small>
        <Button
          size="sm"
          variant="link"
          aria-label={t`Read “${subject}”`}
          onClick={() => setIsRead(true)}
        >
          {t`Read`}
        </Button>
      </div>
      {status === 'failed' && reply !== null ? <Reply>{reply}</Reply> : null}
      {isRead ? <MailDialog mail={mail} onClose={() => setIsRead(false)} /> : null}
    </li>
  );
}

interface PartnerMails extends MailsPanelProps {
  page: number;
}

function usePartnerMails({ kind, id, page }: PartnerMails) {
  const { list } = resourceCalls(useApi(), emails);
  const partner = kind === 'customer' ? { customerId: id } : { supplierId: id };
  const query = { ...partner, page, pageSize };
  return useQuery({
    queryKey: resourceKeys.list(emails, query),
    queryFn: ({ signal }) => list(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => mailRefreshAfter(state.data?.data ?? []),
  });
}
