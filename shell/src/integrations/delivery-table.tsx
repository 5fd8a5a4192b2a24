import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type WebhookDelivery, webhookEndpoints } from 'contract/integration';
import { Badge, type BadgeTone, Button, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { LineActions, StackedHead, StackedTable } from '../parts/stacked-table';
import { useRefreshIntegrations } from './use-integrations';

export interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
}

/** The messages to a webhook, each with its last attempt. */
export function DeliveryTable({ deliveries }: DeliveryTableProps) {
  const resend = useResend();
  const mayResend = usePermission(webhookEndpoints.resend.needs);
  return (
    <StackedTable>
      <StackedHead columns={[t`Event`, t`State`, t`Last attempt`, t`Answer`]} />
      <tbody>
        {deliveries.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              {one.type}
              <small>{dateTimeText(one.occurredAt)}</small>
            </th>
            <td data-label={t`State`}>
              <DeliveryState delivery={one} />
            </td>
            <td data-label={t`Last attempt`}>
              {one.lastAttemptAt === null ? t`none yet` : dateTimeText(one.lastAttemptAt)}
              <small>{attemptsText(one)}</small>
            </td>
            <td data-label={t`Answer`}>
              {one.failure ?? one.status ?? ''}
              <small dir="auto">{(one.answer ?? '').slice(0, 200)}</small>
              <SentMessage delivery={one} />
            </td>
            <td>
              {mayResend ? (
                <LineActions>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Send again: ${{ type: one.type }} of ${{ when: dateTimeText(one.occurredAt) }}`}
                    onClick={() => resend(one._id)}
                  >
                    {t`Send again`}
                  </Button>
                </LineActions>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

const Message = styled.details`
  margin-top: ${token.space[1]};
  font-size: ${token.text.xs};

  & pre {
    max-height: 16rem;
    overflow: auto;
    margin: ${token.space[1]} 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

function SentMessage({ delivery: { sent } }: { readonly delivery: WebhookDelivery }) {
  if (sent === null) return null;
  return (
    <Message>
      <summary>{t`What was sent`}</summary>
      <pre dir="auto">{laidOut(sent)}</pre>
    </Message>
  );
}

/** JSON with a line for each value; one whose end is cut off as it is. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const badges: Readonly<Record<WebhookDelivery['state'], readonly [tone: BadgeTone, text: string]>> =
  {
    get waiting() {
      return ['info', t`Waiting`] as const;
    },
    get delivered() {
      return ['success', t`Delivered`] as const;
    },
    get failed() {
      return ['danger', t`Failed`] as const;
    },
  };

function DeliveryState({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { state, nextAttemptAt, attempts } = delivery;
  const [tone, text] = badges[state];
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {nextAttemptAt === null || attempts === 0 ? null : (
        <small>{t`next at ${{ dateTimeText: dateTimeText(nextAttemptAt) }}`}</small>
      )}
    </>
  );
}

function attemptsText({ attempts, duration }: WebhookDelivery): string {
  const text = attempts === 1 ? t`1 attempt` : t`${attempts} attempts`;
  return duration === null ? text : t`${text}, ${duration} ms`;
}

function useResend() {
  const refresh = useRefreshIntegrations();
  const { run } = useCall(webhookEndpoints.resend, {
    success: t`It is sent again`,
    failure: t`Not sent again`,
    onSuccess: refresh,
  });
  return (id: string) => void run({ id });
}
