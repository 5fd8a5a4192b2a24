import { t } from '@lingui/core/macro';
import { type Order, orderEndpoints, orders } from 'contract/inquiry';
import { type FormEvent, useId, useState } from 'react';
import { Button, DateInput, Dialog, Field, Input, token } from 'shared-ui';
import { ProblemNote } from 'shared-ui/document';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { blankDelivery, type DeliveryRow, deliveryOf, placeOf, withBatch } from './delivery-draft';
import { DeliveryRowInputs } from './delivery-row';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${token.space[4]};
`;

interface DeliveryDialogProps {
  order: Order;
  onClose: () => void;
}

/** Enters a delivery: what is left of each line, with batches and their certificates. */
export function DeliveryDialog({ order, onClose }: DeliveryDialogProps) {
  const formId = useId();
  const { values, change, clear, draft } = useDraftState(`delivery/${order._id}`, () =>
    blankDelivery(order),
  );
  const [missing, setMissing] = useState<string>();
  const { run, isBusy, error, problem, errorOf } = useCall(orderEndpoints.deliver, {
    success: t`The delivery is noted`,
    refresh: [orders],
    onSuccess: () => {
      clear();
      onClose();
    },
  });
  const { rows, deliveredOn, reference } = values;
  const delivery = deliveryOf(values);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = delivery.lines.length === 0;
    setMissing(isEmpty ? t`Enter the amount of a line at least` : undefined);
    if (!isEmpty) void run({ id: order._id, body: delivery });
  }
  const changeRow = (index: number, part: Partial<DeliveryRow>) =>
    change({ rows: rows.map((row, place) => (place === index ? { ...row, ...part } : row)) });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t`Add a delivery`}
      description={t`Of order ${{ number: order.number }}. An amount that is left empty is not delivered.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Save the delivery`}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <DraftNote draft={draft} />
        <Line>
          <Field label={t`Delivered on`} isRequired error={errorOf('deliveredOn')}>
            <DateInput
              value={deliveredOn}
              onValueChange={(day) => change({ deliveredOn: day ?? '' })}
            />
          </Field>
          <Field label={t`Delivery note`} error={errorOf('reference')}>
            <Input
              value={reference}
              maxLength={80}
              onChange={({ target }) => change({ reference: target.value })}
            />
          </Field>
        </Line>
        {rows.map((row, index) => (
          <DeliveryRowInputs
            key={row.id}
            order={order}
            row={row}
            errorOf={(name) => errorOf(`lines.${placeOf(rows, index)}.${name}`)}
            onChange={(part) => changeRow(index, part)}
            onBatch={() => change({ rows: withBatch(rows, index) })}
          />
        ))}
        <ProblemNote error={missing ?? error} problem={missing ?? problem} />
      </Form>
    </Dialog>
  );
}
