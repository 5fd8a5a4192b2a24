import { t } from '@lingui/core/macro';
import { type Order, orders } from 'contract/inquiry';
import { Undo2 } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, Card, ErrorState, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf, useResourcePermission } from 'shared-ui/client';
import { RecordForm } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { OrderStateBadge } from '../common/order-state';
import { editInquiryHref, orderListHref } from '../routes';
import { DeliveriesCard } from './deliveries-card';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { mayDo, standingText } from './order-words';
import { OtherOrders } from './other-orders';
import { OrderInputs } from './order.inputs';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin: 0;
  overflow-wrap: anywhere;
`;

function EditOrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useResourceRecord(orders, id);
  if (data !== undefined) return <OrderPage key={id} order={data} />;
  return (
    <>
      <PageHeader title={t({ message: 'Order', context: 'of a customer' })} />
      {error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <ErrorState title={t`The order could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
    </>
  );
}

function OrderPage({ order }: { order: Order }) {
  const { _id: id, number, state, inquiryId } = order;
  const navigate = useNavigate();
  const mayEdit = useResourcePermission(orders, 'edit') && mayDo(order, 'change');
  return (
    <>
      <PageHeader
        title={t`Order ${number}`}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={editInquiryHref(inquiryId)}>
                <Undo2 /> {t`Inquiry`}
              </Link>
            </Button>
            <OrderActions order={order} />
          </>
        }
      />
      <Stack>
        <Card>
          <Standing>
            <OrderStateBadge state={state} /> {standingText(order)}
          </Standing>
        </Card>
        <OtherOrders order={order} />
        <OrderLines order={order} />
        <DeliveriesCard order={order} />
        <OrderFacts order={order} isClosed={!mayEdit} />
        {mayEdit ? (
          <Card>
            <RecordForm
              resource={orders}
              target={{ kind: 'edit', id }}
              Inputs={OrderInputs}
              canSaveAndNew={false}
              onCancel={() => void navigate(orderListHref())}
            />
          </Card>
        ) : null}
      </Stack>
    </>
  );
}

export { EditOrderPage as Component };
