import { t } from '@lingui/core/macro';
import { Card } from 'shared-ui';
import { OrderPanel } from './order-panel';

/** The orders of a chemical, as a card of its page. */
function ChemicalOrders({ id: chemicalId }: { readonly id: string }) {
  return (
    <Card title={t`Orders`}>
      <OrderPanel of="chemical" filters={{ chemicalId }} />
    </Card>
  );
}

export { ChemicalOrders as Component };
