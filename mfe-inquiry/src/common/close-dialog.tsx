import { t } from '@lingui/core/macro';
import { maxPageSize } from 'contract';
import { followUps } from 'contract/inquiry';
import { type FormEvent, useId, useState } from 'react';
import { Button, Checkbox, Dialog, Field, Textarea, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { DraftNote, useDraftState } from 'shared-ui/form';
import { resourceCalls, useAction } from 'shared-ui/resource';
import styled from 'styled-components';
import type { StatusRow } from './use-statuses';

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};

  & > div:has(> label) {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
`;

/** The inquiry to close and its new status. */
export interface Closing {
  inquiry: ClosedInquiry;
  /** The new status: one of kind `won` or `lost`. */
  status: StatusRow;
}

interface ClosedInquiry {
  readonly _id: string;
  readonly number: string;
  readonly nextFollowUpAt: string | null;
}

/** Whether the dialog opens: a loss needs a reason, and a win with open follow-ups asks about them. */
export function needsClosing({ nextFollowUpAt }: ClosedInquiry, { kind }: StatusRow) {
  return kind === 'lost' || (kind === 'won' && nextFollowUpAt !== null);
}

interface CloseDialogProps extends Closing {
  onCancel: () => void;
  /** Moves the inquiry; resolves to whether the write succeeded. */
  onMove: (fields: { lostReason?: string }) => Promise<boolean>;
}

/** Confirms that an inquiry is closed: asks for the reason of a loss and whether open follow-ups are done. */
export function CloseDialog({ inquiry, status, onCancel, onMove }: CloseDialogProps) {
  const formId = useId();
  const tickId = useId();
  const isLost = status.kind === 'lost';
  const hasSteps = inquiry.nextFollowUpAt !== null;
  const { values, change, clear, draft } = useDraftState(`closing/${inquiry._id}`, {
    lostReason: '',
    isTicked: true,
  });
  const { lostReason, isTicked } = values;
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const tick = useTickAll(inquiry._id);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isLost && lostReason.trim() === '') {
      setError(t`Enter why it was lost`);
      return;
    }
    setIsBusy(true);
    if (hasSteps && isTicked) await tick();
    if (await onMove(isLost ? { lostReason } : {})) clear();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onCancel}
      title={questionOf(status, hasSteps)}
      description={t`${{ number: inquiry.number }} goes to ${{ name: status.name }}.`}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Move to ${{ name: status.name }}`}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <DraftNote draft={draft} />
        {isLost ? (
          <Field
            label={t`Reason`}
            isRequired
            help={t`Price, delivery time, no answer: it helps with the next one.`}
            error={error}
          >
            <Textarea
              rows={3}
              maxLength={500}
              value={lostReason}
              onChange={({ target }) => change({ lostReason: target.value })}
            />
          </Field>
        ) : null}
        {hasSteps ? (
          <div>
            <Checkbox
              id={tickId}
              checked={isTicked}
              onCheckedChange={(isOn) => change({ isTicked: isOn === true })}
            />
            <label htmlFor={tickId}>{t`Mark its open follow-ups as done`}</label>
          </div>
        ) : null}
      </Form>
    </Dialog>
  );
}

function questionOf({ kind, name }: StatusRow, hasSteps: boolean) {
  if (kind === 'lost') return t`Why was it lost?`;
  // The last step may become done while the dialog is open.
  return hasSteps ? t`What about its follow-ups?` : t`Move it to ${name}?`;
}

function useTickAll(inquiryId: string) {
  const { list, update } = resourceCalls(useApi(), followUps);
  return useAction(
    async () => {
      const query = { inquiryId, done: 'false', pageSize: maxPageSize };
      const { data } = await list(query);
      const doneAt = new Date().toISOString();
      for (const { _id, version, dueAt } of data) {
        if (dueAt !== null) await update(_id, { doneAt, version });
      }
    },
    { failure: t`The follow-ups stay open` },
  ).run;
}
