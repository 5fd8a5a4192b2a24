import { webhookEndpoints } from 'contract/integration';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import { integrationsHref } from '../app/hrefs';
import { SecretNote } from './secret-note';
import { useRefreshIntegrations } from './use-integrations';
import { useWebhookInput, WebhookForm } from './webhook-form';

/** Adds a webhook and shows its secret once. */
export function NewWebhook() {
  const refresh = useRefreshIntegrations();
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>();
  const input = useWebhookInput();
  const add = useCall(webhookEndpoints.add, {
    onSuccess: ({ data }) => {
      input.clear();
      setMade({ id: data._id, secret: data.secret });
      return refresh();
    },
  });
  return (
    <Card
      title="Add a webhook"
      description="Another program is called when records change. It gets the record as you may view it."
    >
      {made === undefined ? (
        <WebhookForm
          label="Add a webhook"
          state={input}
          call={add}
          onSend={(body) => void add.run({ body })}
        >
          Add the webhook
        </WebhookForm>
      ) : null}
      <SecretNote secret={made?.secret}>
        Keep this secret now; it is not shown again. The other program checks with it that a message
        is ours.
      </SecretNote>
      {made === undefined ? null : (
        <p>
          <Link to={integrationsHref({ tab: 'webhooks', webhook: made.id })}>
            Open the webhook and send a test event
          </Link>
        </p>
      )}
    </Card>
  );
}
