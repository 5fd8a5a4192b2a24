import { t } from '@lingui/core/macro';
import { type Order, orderEndpoints, orders } from 'contract/inquiry';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, Textarea } from 'shared-ui';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall } from 'shared-ui/resource';

interface CancelDialogProps {
  order: Order;
  onClose: () => void;
}

/** Cancels an order with its reason. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const formId = useId();
  const form = useDraftState(`order-cancel/${order._id}`, { reason: '' });
  const { reason } = form.values;
  const [missing, setMissing] = useState<string>();
  const { run, isBusy, problem, errorOf } = useCall(orderEndpoints.cancel, {
    success: t`The order is cancelled`,
    refresh: [orders],
    onSuccess: () => {
      form.clear();
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty ? t`Enter why it is cancelled` : undefined);
    if (!isEmpty) void run({ id: order._id, body: { reason } });
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t`Cancel order ${{ number: order.number }}?`}
      description={t`It stays in the list and cannot be delivered any more. The customer gets no mail of it.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Back`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Cancel the order`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <DraftNote draft={form.draft} />
        <Field label={t`Reason`} isRequired error={missing ?? errorOf('reason') ?? problem}>
          <Textarea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
