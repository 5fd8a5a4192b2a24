import type { Order } from 'contract/inquiry';
import { Card, Fact, FactList } from 'shared-ui';
import { dayText } from './order-words';

/** What was agreed, and for an order that is closed its other fields too. */
export function OrderFacts({ order, isClosed }: { order: Order; isClosed: boolean }) {
  const { incoterm, place, paymentTerms, contactName, company, sentTo } = order;
  const facts = [
    ['Buyer', [company, contactName].filter(Boolean).join(', ')],
    ['Offer', `${order.offerNumber}, version ${order.offerRevision}`],
    ['Delivery', [incoterm, place].filter(Boolean).join(' ')],
    ['Payment terms', paymentTerms],
    ['Confirmation sent to', sentTo],
    ...(isClosed
      ? [
          ['Customer’s order number', order.customerNumber],
          ['Buyer’s address', order.buyerAddress],
          ['Delivery address', order.deliveryAddress],
          ['Wanted on', dayText(order.wantedOn)],
          ['Promised for', dayText(order.promisedOn)],
          ['Remarks', order.remarks],
        ]
      : []),
  ] as const;
  return (
    <Card title="Agreed">
      <FactList>
        {facts.map(([label, value]) =>
          label && value ? (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ) : null,
        )}
      </FactList>
    </Card>
  );
}
