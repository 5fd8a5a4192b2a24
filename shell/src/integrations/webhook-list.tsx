import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { Webhook } from 'contract/integration';
import { Link } from 'react-router-dom';
import { integrationsHref } from '../app/hrefs';
import { StackedTable } from '../parts/stacked-table';
import { WebhookState } from './webhook-state';

export interface WebhookListProps {
  readonly webhooks: readonly Webhook[];
}

/** The webhooks; each name leads to its settings and its log. */
export function WebhookList({ webhooks }: WebhookListProps) {
  return (
    <StackedTable>
      <thead>
        <tr>
          {[t`Webhook`, t`Events`, t`State`, t`Last delivered`].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {webhooks.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              <Link dir="auto" to={integrationsHref({ tab: 'webhooks', webhook: one._id })}>
                {one.name}
              </Link>
              <small>{one.url}</small>
            </th>
            <td data-label={t`Events`}>{eventsText(one.events)}</td>
            <td data-label={t`State`}>
              <WebhookState state={one.state} />
              {one.waiting === 0 ? null : <small>{t`${{ waiting: one.waiting }} waiting`}</small>}
            </td>
            <td data-label={t`Last delivered`}>
              {one.lastDeliveredAt === null ? 'never' : dateTimeText(one.lastDeliveredAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

const maxShown = 2;

/** "unit.created, unit.updated and 3 more". */
function eventsText(events: readonly string[]): string {
  const more = events.length - maxShown;
  const shown = events.slice(0, maxShown).join(', ');
  return more > 0 ? t`${shown} and ${more} more` : shown;
}
