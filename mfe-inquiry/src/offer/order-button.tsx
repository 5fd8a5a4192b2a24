import { t } from '@lingui/core/macro';
import { type Offer, orderEndpoints, orders } from 'contract/inquiry';
import { ShoppingCart } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui';
import { Permitted, useResourcePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { useOrders } from '../common/use-orders';
import { editOrderHref } from '../routes';

/** Leads to the order of a version; makes it of one that was sent or accepted. */
export function OrderButton({ offer: { _id, state } }: { offer: Offer }) {
  const navigate = useNavigate();
  const isEnabled = useResourcePermission(orders, 'view');
  const { data } = useOrders({ filters: { offerId: _id }, pageSize: 1, isEnabled });
  const { run, isBusy } = useCall(orderEndpoints.make, {
    failure: t`No order was made`,
    refresh: [orders],
    onSuccess: (answer) => navigate(editOrderHref(answer.data._id)),
  });
  if (data === undefined) return null;
  const [order] = data.data;
  if (order !== undefined) {
    return (
      <Button variant="outline" asChild>
        <Link to={editOrderHref(order._id)}>
          <ShoppingCart /> {t`Order ${{ number: order.number }}`}
        </Link>
      </Button>
    );
  }
  if (state !== 'sent' && state !== 'accepted') return null;
  return (
    <Permitted to={orderEndpoints.make}>
      <Button variant="outline" isLoading={isBusy} onClick={() => void run({ id: _id })}>
        <ShoppingCart /> {t`Make order`}
      </Button>
    </Permitted>
  );
}
