import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type Webhook, webhookEndpoints } from 'contract/integration';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card, ErrorState, HintNote, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { integrationsHref } from '../app/hrefs';
import { PagedList } from '../parts/paged-list';
import { DeliveryTable } from './delivery-table';
import { SecretNote } from './secret-note';
import { useDeliveries, useRefreshIntegrations, useWebhook } from './use-integrations';
import { WebhookActions } from './webhook-actions';
import { useWebhookInput, WebhookForm, type WebhookInput } from './webhook-form';
import { WebhookState } from './webhook-state';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-bottom: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

export interface WebhookDetailProps {
  readonly id: string;
  readonly page: number;
}

/** The settings and the log of a webhook. */
export function WebhookDetail({ id, page }: WebhookDetailProps) {
  const { data, error, refetch } = useWebhook(id);
  return (
    <>
      <Back to={integrationsHref({ tab: 'webhooks' })}>
        <ArrowLeft aria-hidden="true" size="1em" /> {t`All webhooks`}
      </Back>
      {error !== null && data === undefined ? (
        <ErrorState title={t`This webhook could not be read`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      ) : null}
      {error === null && data === undefined ? <Skeleton height="24rem" /> : null}
      {data === undefined ? null : <Loaded webhook={data} page={page} />}
    </>
  );
}

interface LoadedProps {
  readonly webhook: Webhook;
  readonly page: number;
}

function Loaded({ webhook, page }: LoadedProps) {
  const { _id: id, createdBy, formerSecretUntil, name, state } = webhook;
  const mayEdit = usePermission(webhookEndpoints.update.needs);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        description={
          <>
            {t`It gets what ${createdBy} may view.`} <WebhookState state={state} />
          </>
        }
        actions={mayEdit ? <WebhookActions webhook={webhook} onSecret={setSecret} /> : undefined}
      />
      <Cards>
        <SecretNote secret={secret}>
          {formerSecretUntil === null
            ? t`Keep this secret now; it is not shown again. Messages are signed by the former one as well.`
            : t`Keep this secret now; it is not shown again. Messages are signed by the former one as well until ${{ when: dateTimeText(formerSecretUntil) }}.`}
        </SecretNote>
        {state === 'disabled' ? (
          <HintNote>
            {t`A message could not be delivered for three days, or the address said that it is gone. Mend the address or the other program, then activate the webhook.`}
          </HintNote>
        ) : null}
        <Card title={t`Messages`} description={t`Of the last 30 days, latest first.`}>
          <PagedList
            query={useDeliveries(id, page)}
            hrefOf={(to) => integrationsHref({ tab: 'webhooks', webhook: id, page: to })}
            empty={{ title: t`No messages yet`, text: t`Send a test event to try the address.` }}
          >
            {(deliveries) => <DeliveryTable deliveries={deliveries} />}
          </PagedList>
        </Card>
        {mayEdit ? <Settings webhook={webhook} key={webhook.version} /> : null}
      </Cards>
    </>
  );
}

function Settings({ webhook }: { readonly webhook: Webhook }) {
  const { _id: id } = webhook;
  const input = useWebhookInput(webhook);
  const refresh = useRefreshIntegrations();
  const update = useCall(webhookEndpoints.update, {
    success: t`Saved`,
    onSuccess() {
      input.clear();
      return refresh();
    },
  });
  return (
    <Card
      title={t`Settings`}
      description={t`If you change the address or the events, the webhook gets what you may view from then on.`}
    >
      <WebhookForm
        label={t`Settings`}
        state={input}
        call={update}
        onSend={(entered) => void update.run({ id, body: changed(webhook, entered) })}
      >
        {t`Save`}
      </WebhookForm>
    </Card>
  );
}

/** What differs: only a changed address or events change whose permissions it has. */
function changed(webhook: Webhook, { name, url, events }: WebhookInput) {
  const isSame = JSON.stringify(events.toSorted()) === JSON.stringify(webhook.events);
  return { name, ...(url !== webhook.url && { url }), ...(!isSame && { events }) };
}
