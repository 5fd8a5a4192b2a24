import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import { documents } from 'contract/document';
import {
  type DeliveryLine,
  groupedText,
  type Order,
  orderEndpoints,
  type OrderDelivery,
  orders,
} from 'contract/inquiry';
import { Truck, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Badge, Button, Card, lazyPart, token, useConfirm } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useCall, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { mayDo } from './order-words';
import { packsText } from '../common/packs-text';

const DeliveryDialog = lazyPart(
  () => t`The delivery`,
  async () => (await import('./delivery-dialog')).DeliveryDialog,
);

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[3]};

  & > p {
    margin: 0;
    color: ${token.color.textMuted};
  }
`;

const Delivery = styled.article`
  display: grid;
  gap: ${token.space[1]};
  width: 100%;
  padding-bottom: ${token.space[3]};
  border-bottom: 1px solid ${token.color.border};

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
  }
  & > ul {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.textMuted};
  }
`;

/** The deliveries of an order, and the way to add one. */
export function DeliveriesCard({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const { deliveries, state } = order;
  return (
    <Card title={t`Deliveries`}>
      <Stack>
        {deliveries.length > 0 ? null : (
          <p>
            {state === 'open' ? t`Confirm the order before its first delivery.` : t`None so far.`}
          </p>
        )}
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.key} order={order} delivery={delivery} />
        ))}
        {mayDo(order, 'deliver') ? (
          <Permitted to={orderEndpoints.deliver}>
            <Button onClick={() => setIsOpen(true)}>
              <Truck /> {t`Add a delivery`}
            </Button>
          </Permitted>
        ) : null}
      </Stack>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeliveryDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function DeliveryItem({ order, delivery }: { order: Order; delivery: OrderDelivery }) {
  const { key, deliveredOn, reference, lines } = delivery;
  const confirm = useConfirm();
  const { run, isBusy } = useCall(orderEndpoints.takeBack, {
    success: t`The delivery was taken back`,
    failure: t`Not taken back`,
    refresh: [orders],
  });
  const day = utcDateText(deliveredOn);

  async function takeBack() {
    const isSure = await confirm({
      title: t`Take the delivery of ${day} back?`,
      description: t`Its amounts count as not delivered again.`,
      confirmLabel: t`Take back`,
    });
    if (isSure) void run({ id: order._id, body: { key } });
  }
  return (
    <Delivery aria-label={t`Delivery of ${day}`}>
      <header>
        <strong>{[day, reference].filter(Boolean).join(' · ')}</strong>
        {mayDo(order, 'takeBack') ? (
          <Permitted to={orderEndpoints.takeBack}>
            <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => void takeBack()}>
              <Undo2 /> {t`Take back`}
            </Button>
          </Permitted>
        ) : null}
      </header>
      <ul>
        {lines.map((line, place) => (
          <li key={`${line.key}-${place}`}>
            <DeliveredLine order={order} line={line} />
          </li>
        ))}
      </ul>
    </Delivery>
  );
}

function DeliveredLine({ order, line }: { order: Order; line: DeliveryLine }) {
  const place = order.lines.findIndex(({ key }) => key === line.key);
  const priced = order.pricedLines[place];
  const facts = [
    line.packs === null ? null : packsText(line.packs),
    line.batchNumber === null ? null : t`batch ${{ number: line.batchNumber }}`,
  ].filter(Boolean);
  return (
    <>
      {`${groupedText(line.quantity)} ${priced?.unit ?? ''} ${priced?.name ?? ''} `}
      <small>{facts.join(', ')}</small>{' '}
      {line.certificateId === null ? null : <Certificate id={line.certificateId} />}
    </>
  );
}

function Certificate({ id }: { id: string }) {
  const { data } = useResourceRecord(documents, id);
  return <Badge tone="success">{data === undefined ? t`Certificate` : data.title}</Badge>;
}
