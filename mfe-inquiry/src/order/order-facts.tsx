import { t } from '@lingui/core/macro';
import type { Order } from 'contract/inquiry';
import { Card, Fact, FactList } from 'shared-ui';
import { dayText } from './order-words';

/** What was agreed, and for an order that is closed its other fields too. */
export function OrderFacts({ order, isClosed }: { order: Order; isClosed: boolean }) {
  const { incoterm, place, paymentTerms, contactName, company, sentTo } = order;
  const { offerNumber, offerRevision } = order;
  const facts = [
    [t`Buyer`, [company, contactName].filter(Boolean).join(', ')],
    [t`Offer`, t`${{ number: offerNumber }}, version ${{ revision: offerRevision }}`],
    [t`Delivery`, [incoterm, place].filter(Boolean).join(' ')],
    [t`Payment terms`, paymentTerms],
    [t`Confirmation sent to`, sentTo],
    ...(isClosed
      ? [
          [t`Customer’s order number`, order.customerNumber],
          [t`Buyer’s address`, order.buyerAddress],
          [t`Delivery address`, order.deliveryAddress],
          [t`Wanted on`, dayText(order.wantedOn)],
          [t`Promised for`, dayText(order.promisedOn)],
          [t`Remarks`, order.remarks],
        ]
      : []),
  ] as const;
  return (
    <Card title={t({ message: 'Agreed', context: 'order' })}>
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
