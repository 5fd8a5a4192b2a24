import { t } from '@lingui/core/macro';
import { apiKeyEndpoints, webhookEndpoints } from 'contract/integration';
import { Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Card, PageHeader, Tabs, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import styled from 'styled-components';
import { integrationsHref } from '../app/hrefs';
import { PagedList } from '../parts/paged-list';
import { KeyList } from './key-list';
import { NewKey } from './new-key';
import { NewWebhook } from './new-webhook';
import { useApiKeys, useWebhooks } from './use-integrations';
import { WebhookDetail } from './webhook-detail';
import { WebhookList } from './webhook-list';

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Add = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};
  font-weight: ${token.weight.medium};
`;

/** How other programs work with the product: API keys to call it, and webhooks by which it calls them. */
function IntegrationsPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const tab = address.get('tab') === 'webhooks' ? 'webhooks' : 'keys';
  const webhook = address.get('webhook');
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  if (webhook !== null && webhook !== 'new')
    return <WebhookDetail id={webhook} page={page} key={webhook} />;
  const pageOf = (one: typeof tab) => (one === tab ? page : 1);
  return (
    <>
      <PageHeader
        title={t`Integrations`}
        description={t`Other programs call the product with an API key, and are called by it through webhooks.`}
      />
      <Tabs
        label={t`Integrations`}
        value={tab}
        onValueChange={(next) =>
          void navigate(integrationsHref({ tab: next === 'webhooks' ? next : 'keys' }))
        }
        tabs={[
          { value: 'keys', label: t`API keys`, content: <Keys page={pageOf('keys')} /> },
          {
            value: 'webhooks',
            label: t`Webhooks`,
            content: <Webhooks page={pageOf('webhooks')} isAdding={webhook === 'new'} />,
          },
        ]}
      />
    </>
  );
}

function Keys({ page }: { readonly page: number }) {
  const mayAdd = usePermission(apiKeyEndpoints.add.needs);
  return (
    <Cards>
      {mayAdd ? <NewKey /> : null}
      <Card title={t`API keys`}>
        <PagedList
          query={useApiKeys(page)}
          hrefOf={(to) => integrationsHref({ page: to })}
          empty={{ title: t`No API keys`, text: t`No other program can call the product.` }}
        >
          {(keys) => <KeyList keys={keys} />}
        </PagedList>
      </Card>
    </Cards>
  );
}

function Webhooks({ page, isAdding }: { readonly page: number; readonly isAdding: boolean }) {
  const mayAdd = usePermission(webhookEndpoints.add.needs);
  return (
    <Cards>
      {mayAdd && isAdding ? <NewWebhook /> : null}
      <Card title={t`Webhooks`}>
        {mayAdd && !isAdding ? (
          <Add to={integrationsHref({ tab: 'webhooks', webhook: 'new' })}>
            <Plus aria-hidden="true" size="1em" /> {t`Add a webhook`}
          </Add>
        ) : null}
        <PagedList
          query={useWebhooks(page)}
          hrefOf={(to) => integrationsHref({ tab: 'webhooks', page: to })}
          empty={{ title: t`No webhooks`, text: t`No other program is told of changes.` }}
        >
          {(webhooks) => <WebhookList webhooks={webhooks} />}
        </PagedList>
      </Card>
    </Cards>
  );
}

export { IntegrationsPage as Component };
