import { t } from '@lingui/core/macro';
import type { Order } from 'contract/inquiry';
import { Link } from 'react-router-dom';
import { Card } from 'shared-ui';
import { useOrders } from '../common/use-orders';
import { editOrderHref } from '../routes';

/** Warns of the other orders of an order's inquiry that are not cancelled; nothing where there are none. */
export function OtherOrders({ order: { _id: id, inquiryId } }: { readonly order: Order }) {
  const { data } = useOrders({ filters: { inquiryId } });
  const others =
    data?.data.filter((order) => order._id !== id && order.state !== 'cancelled') ?? [];
  if (others.length === 0) return null;
  return (
    <Card title={t`The inquiry has another order`}>
      <ul>
        {others.map(({ _id, number }) => (
          <li key={_id}>
            <Link to={editOrderHref(_id)}>{number}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
