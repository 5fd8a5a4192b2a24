import { t } from '@lingui/core/macro';
import { emails } from 'contract/email';
import { MailX } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState, Tabs, token } from 'shared-ui';
import { MailDialog } from 'shared-ui/mail';
import { useResourceList, useResourceRecord } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import styled from 'styled-components';
import { useMailServers } from '../common/use-mail-servers';
import { useMailboxAddress } from '../common/use-mailbox-address';
import { arrivedMailHref } from '../routes';
import { mailIn, outboxId, outboxScope, showOutbox, withParameter } from './outbox-address';
import { OutboxFilters } from './outbox-filters';
import { OutboxItems } from './outbox-items';
import { outboxColumns } from './outbox.columns';
import { QueueNote } from './queue-note';
import { Sendings } from './sendings';

const Section = styled.section`
  /* High enough to be brought to the top of the page before its rows are there. */
  min-height: 90vh;
  margin-top: ${token.space[10]};
  scroll-margin-top: 5rem;

  & h2 {
    font-size: ${token.text.xl};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  margin-bottom: ${token.space[3]};

  & a {
    color: ${token.color.brandText};
  }
`;

interface OutboxProps {
  /** Whether the page was opened for the outbox. */
  isSought: boolean;
}

/** All sent and waiting mail, by message or by sending. */
export function Outbox({ isSought }: OutboxProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { servers = [] } = useMailServers();
  const hasMailbox = useMailboxAddress(servers) !== undefined;
  // Scrolls here when a link to the outbox was followed.
  useEffect(() => {
    if (isSought) showOutbox();
  }, [isSought]);
  const isBySending = address.get('outbox') === 'sendings';
  return (
    <Section id={outboxId} aria-labelledby="outbox-title">
      <Head>
        <h2 id="outbox-title">{t`Outbox`}</h2>
        {hasMailbox ? (
          <Link to={arrivedMailHref()}>{t`What arrived at the development server`}</Link>
        ) : null}
      </Head>
      <QueueNote />
      <Tabs
        label={t`Outbox`}
        value={isBySending ? 'sendings' : 'messages'}
        onValueChange={(tab) =>
          void navigate(withParameter(address, 'outbox', tab === 'sendings' ? tab : undefined), {
            preventScrollReset: true,
          })
        }
        tabs={[
          { value: 'messages', label: t`Messages`, content: <Messages /> },
          {
            value: 'sendings',
            label: t`Sendings`,
            content: <Sendings hrefOf={(id) => withParameter(address, 'batch', id)} />,
          },
        ]}
      />
    </Section>
  );
}

function Messages() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const list = useResourceList(emails, { scope: outboxScope });
  const opened = mailIn(address);
  return (
    <>
      <ResourceTable
        list={list}
        columns={outboxColumns}
        hrefOf={({ _id }) => withParameter(address, 'mail', _id)}
        Filters={OutboxFilters}
        RowActions={OutboxItems}
        Empty={NothingSent}
      />
      {opened === undefined ? null : (
        <OpenedMail
          id={opened}
          onClose={() =>
            void navigate(withParameter(address, 'mail', undefined), { preventScrollReset: true })
          }
        />
      )}
    </>
  );
}

interface OpenedMailProps {
  id: string;
  onClose: () => void;
}

function OpenedMail({ id, onClose }: OpenedMailProps) {
  const { data } = useResourceRecord(emails, id);
  return data === undefined ? null : <MailDialog mail={data} onClose={onClose} />;
}

function NothingSent() {
  return (
    <EmptyState title={t`Nothing was sent yet`} icon={<MailX />}>
      {t`Each message stands here with what the server said of it.`}
    </EmptyState>
  );
}
