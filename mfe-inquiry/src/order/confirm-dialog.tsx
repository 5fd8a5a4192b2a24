import { t } from '@lingui/core/macro';
import { emails } from 'contract/email';
import { inquiries, type Order, orderEndpoints, orders } from 'contract/inquiry';
import { type FormEvent, useId } from 'react';
import { Button, Dialog, Field, Textarea } from 'shared-ui';
import { ProblemNote } from 'shared-ui/document';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall, useResourceRecord } from 'shared-ui/resource';

interface ConfirmDialogProps {
  order: Order;
  onClose: () => void;
}

/** Mails the confirmation of an order. */
export function ConfirmDialog({ order, onClose }: ConfirmDialogProps) {
  const formId = useId();
  const { data: inquiry } = useResourceRecord(inquiries, order.inquiryId);
  const form = useDraftState(`order-mail/${order._id}`, { message: '' });
  const { message } = form.values;
  const { run, isBusy, error, problem, errorOf } = useCall(orderEndpoints.confirm, {
    success: t`The confirmation is on its way`,
    refresh: [orders, inquiries, emails],
    onSuccess: () => {
      form.clear();
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void run({ id: order._id, body: { message: message.trim() === '' ? null : message } });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={order.confirmedAt === null ? t`Confirm the order?` : t`Send the confirmation again?`}
      description={
        inquiry?.email
          ? t`Goes to ${{ email: inquiry.email }} with the PDF.`
          : t`The inquiry needs an email address before its order can be confirmed.`
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy} disabled={!inquiry?.email}>
            {t`Send the confirmation`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <DraftNote draft={form.draft} />
        <Field label={t({ message: 'Message', context: 'mail' })}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={message}
            onChange={({ target }) => form.change({ message: target.value })}
          />
        </Field>
        <ProblemNote error={error} problem={problem ?? errorOf('email')} />
      </form>
    </Dialog>
  );
}
