import { OrderPanel } from './order-panel';

/** A customer's orders. */
function CustomerOrders({ id: customerId }: { readonly id: string }) {
  return <OrderPanel of="customer" filters={{ customerId }} />;
}

export { CustomerOrders as Component };
