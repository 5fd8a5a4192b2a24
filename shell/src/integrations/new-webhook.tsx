import { t } from '@lingui/core/macro';
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
      title={t`Add a webhook`}
      description={t`Another program is called when records change. It gets the record as you may view it.`}
    >
      {made === undefined ? (
        <WebhookForm
          label={t`Add a webhook`}
          state={input}
          call={add}
          onSend={(body) => void add.run({ body })}
        >
          {t`Add the webhook`}
        </WebhookForm>
      ) : null}
      <SecretNote secret={made?.secret}>
        {t`Keep this secret now; it is not shown again. The other program checks with it that a message is ours.`}
      </SecretNote>
      {made === undefined ? null : (
        <p>
          <Link to={integrationsHref({ tab: 'webhooks', webhook: made.id })}>
            {t`Open the webhook and send a test event`}
          </Link>
        </p>
      )}
    </Card>
  );
}
