import { t } from '@lingui/core/macro';
import { dateText } from 'contract';
import { moneyText, orders } from 'contract/inquiry';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from 'shared-ui';
import { PanelList, PanelPages, QueryContent } from 'shared-ui/resource';
import { OrderStateBadge } from '../common/order-state';
import { type OrdersShown, useOrders } from '../common/use-orders';
import { editOrderHref } from '../routes';

interface OrderPanelProps extends Pick<OrdersShown, 'filters'> {
  /** Whose orders they are. */
  of: keyof typeof panelTexts;
}

const panelTexts = {
  chemical: {
    get none() {
      return t`No orders of this chemical yet`;
    },
    get list() {
      return t`Orders of this chemical`;
    },
  },
  customer: {
    get none() {
      return t`No orders of this customer yet`;
    },
    get list() {
      return t`Orders of this customer`;
    },
  },
};

const pageSize = 10;
const { label } = orders;

/** The orders of one record, newest first. */
export function OrderPanel({ of, filters }: OrderPanelProps) {
  const [page, setPage] = useState(1);
  const query = useOrders({ filters, page, pageSize });
  return (
    <QueryContent query={query} failed={t`The orders could not be loaded`}>
      {({ data, total }) =>
        total === 0 ? (
          <EmptyState title={panelTexts[of].none} icon={<ShoppingCart />}>
            {t`An order stands here once an offer is accepted.`}
          </EmptyState>
        ) : (
          <>
            <PanelList aria-label={panelTexts[of].list}>
              {data.map(({ _id, number, createdAt, state, company, contactName, ...sum }) => (
                <li key={_id}>
                  <div>
                    <Link to={editOrderHref(_id)}>{number}</Link>
                    <OrderStateBadge state={state} />
                  </div>
                  <small>
                    {[
                      dateText(createdAt),
                      company ?? contactName,
                      moneyText(sum.total, sum.currency),
                    ].join(' · ')}
                  </small>
                </li>
              ))}
            </PanelList>
            <PanelPages {...{ page, pageSize, total, label }} onPage={setPage} />
          </>
        )
      }
    </QueryContent>
  );
}
