import { t } from '@lingui/core/macro';
import { type Order, orderEndpoints, orders } from 'contract/inquiry';
import { Ban, FileText, History, FileSpreadsheet, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, lazyPart, useAnnouncedActions, useConfirm, useDownload } from 'shared-ui';
import { Permitted, usePermission } from 'shared-ui/client';
import { HistorySheet } from 'shared-ui/history';
import { useCall } from 'shared-ui/resource';
import { mayDo } from './order-words';

const ConfirmDialog = lazyPart(
  () => t`The confirmation`,
  async () => (await import('./confirm-dialog')).ConfirmDialog,
);
const CancelDialog = lazyPart(
  () => t`Cancelling`,
  async () => (await import('./cancel-dialog')).CancelDialog,
);

/** What can be done with an order in its state. */
export function OrderActions({ order }: { order: Order }) {
  const [opened, setOpened] = useState<'confirm' | 'cancel' | 'history'>();
  const mayConfirm = usePermission(orderEndpoints.confirm.needs) && mayDo(order, 'confirm');
  const close = () => setOpened(undefined);
  useAnnouncedActions(
    mayConfirm ? [{ label: t`Send the confirmation`, run: () => setOpened('confirm') }] : [],
  );
  return (
    <>
      {mayConfirm ? (
        <Button
          variant={order.confirmedAt === null ? 'default' : 'outline'}
          onClick={() => setOpened('confirm')}
        >
          <Send /> {order.confirmedAt === null ? t`Confirm` : t`Confirm again`}
        </Button>
      ) : null}
      {mayDo(order, 'handOver') ? <HandOverButton order={order} /> : null}
      <Downloads order={order} />
      {mayDo(order, 'cancel') ? (
        <Permitted to={orderEndpoints.cancel}>
          <Button variant="outline" onClick={() => setOpened('cancel')}>
            <Ban /> {t`Cancel order`}
          </Button>
        </Permitted>
      ) : null}
      {mayDo(order, 'change') ? null : (
        <Button variant="outline" onClick={() => setOpened('history')}>
          <History /> {t`History`}
        </Button>
      )}
      <HistorySheet
        resource={orders}
        id={order._id}
        open={opened === 'history'}
        onOpenChange={close}
      />
      <Suspense fallback={null}>
        {opened === 'confirm' ? <ConfirmDialog order={order} onClose={close} /> : null}
        {opened === 'cancel' ? <CancelDialog order={order} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function HandOverButton({ order }: { order: Order }) {
  const confirm = useConfirm();
  const { run, isBusy } = useCall(orderEndpoints.handOver, {
    success: t`The order is handed over to invoicing`,
    failure: t`Not handed over`,
    refresh: [orders],
  });

  async function handOver() {
    const isSure =
      order.state === 'delivered' ||
      (await confirm({
        title: t`Hand over what was delivered so far?`,
        description: t`Not all was delivered. Once there is an invoice, nothing more can be.`,
        confirmLabel: t`Hand over`,
      }));
    if (isSure) void run({ id: order._id });
  }
  const isMain = order.state === 'delivered' && order.handedOverAt === null;
  return (
    <Permitted to={orderEndpoints.handOver}>
      <Button
        variant={isMain ? 'default' : 'outline'}
        isLoading={isBusy}
        onClick={() => void handOver()}
      >
        <Send /> {order.handedOverAt === null ? t`Hand over` : t`Hand over again`}
      </Button>
    </Permitted>
  );
}

function Downloads({ order: { _id: id, number, pdf, deliveries } }: { order: Order }) {
  const failure = t`Not downloaded`;
  const file = useDownload(orderEndpoints.pdf, { name: `${number}.pdf`, failure });
  const lines = useDownload(orderEndpoints.invoiceLines, { name: `${number}.csv`, failure });
  return (
    <>
      <Permitted to={orderEndpoints.pdf}>
        <Button variant="outline" isLoading={file.isBusy} onClick={() => void file.run({ id })}>
          <FileText /> {pdf === null ? t`Preview PDF` : t`Download PDF`}
        </Button>
      </Permitted>
      {deliveries.length === 0 ? null : (
        <Permitted to={orderEndpoints.invoiceLines}>
          <Button variant="outline" isLoading={lines.isBusy} onClick={() => void lines.run({ id })}>
            <FileSpreadsheet /> {t`CSV for invoicing`}
          </Button>
        </Permitted>
      )}
    </>
  );
}
