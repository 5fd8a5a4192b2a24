import { t } from '@lingui/core/macro';
import type { MailServer } from 'contract/email';
import { dateTimeText } from 'contract';
import { Badge } from 'shared-ui';
import { TwoLines } from 'shared-ui/table';
import { securityLabels } from '../common/mail-security';

interface NameCellProps {
  readonly server: Pick<MailServer, 'name' | 'isDefault' | 'sendsAccountLinks'>;
}

/** The server's name, with badges on the default one and the one for account links. */
export function NameCell({ server: { name, isDefault, sendsAccountLinks } }: NameCellProps) {
  return (
    <>
      {name} {isDefault ? <Badge tone="brand">{t`Default`}</Badge> : null}{' '}
      {sendsAccountLinks ? <Badge>{t`Account links`}</Badge> : null}
    </>
  );
}

/** Host, port and encryption. */
export function AddressCell({
  server,
}: {
  server: Pick<MailServer, 'host' | 'port' | 'security'>;
}) {
  return (
    <TwoLines>
      <span>{addressOf(server)}</span>
      <small>{securityLabels[server.security]}</small>
    </TwoLines>
  );
}

/** `mail.example.com:587`; an IPv6 address in brackets. */
export function addressOf({ host, port }: Pick<MailServer, 'host' | 'port'>) {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** The sender's name and address. */
export function SenderCell({ server }: { server: Pick<MailServer, 'fromName' | 'fromAddress'> }) {
  const { fromName, fromAddress } = server;
  if (fromName === null) return fromAddress;
  return (
    <TwoLines>
      <span>{fromName}</span>
      <small>{fromAddress}</small>
    </TwoLines>
  );
}

/** Whether the server is ready or paused, and why. */
export function StateCell({ server }: { server: Pick<MailServer, 'pausedUntil' | 'problem'> }) {
  if (server.pausedUntil === null) return <StateBadge {...server} />;
  return (
    <TwoLines>
      <span>
        <StateBadge {...server} />
      </span>
      <small>{reasonOf(server)}</small>
    </TwoLines>
  );
}

/** The state as a sentence. */
export function StateLine({ server }: { server: Pick<MailServer, 'pausedUntil' | 'problem'> }) {
  const isPaused = server.pausedUntil !== null;
  return (
    <>
      <StateBadge {...server} />{' '}
      {isPaused ? t`Nothing leaves by it now. ${{ reason: reasonOf(server) }}` : null}
    </>
  );
}

function StateBadge({ pausedUntil }: Pick<MailServer, 'pausedUntil'>) {
  if (pausedUntil === null) return <Badge tone="success">{t`Ready`}</Badge>;
  return <Badge tone="warning">{t`Paused until ${{ until: dateTimeText(pausedUntil) }}`}</Badge>;
}

function reasonOf({ problem }: Pick<MailServer, 'problem'>) {
  return problem ?? t`It could not be reached or refused to talk.`;
}
