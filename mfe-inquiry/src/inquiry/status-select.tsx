import { t } from '@lingui/core/macro';
import type { Inquiry } from 'contract/inquiry';
import { useState } from 'react';
import { Select, statusShade } from 'shared-ui';
import styled from 'styled-components';
import { NextStepDialog } from '../common/next-step-dialog';
import { type StatusRow, useStatuses } from '../common/use-statuses';
import { CloseDialog, needsClosing } from '../common/close-dialog';
import { useHeadChange } from './use-head-change';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;

  & > button {
    width: auto;
    min-width: 9rem;
    max-width: min(18rem, 70vw);
  }
`;

const Mark = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 50%;
`;

interface StatusSelectProps {
  inquiry: Inquiry;
  /** Undefined while the statuses load. */
  status: StatusRow | undefined;
}

/** The inquiry's status; saves on change, then asks for the next step. */
export function StatusSelect({ inquiry, status }: StatusSelectProps) {
  const statuses = useStatuses().data ?? [];
  const [moved, setMoved] = useState<StatusRow>();
  const [closing, setClosing] = useState<StatusRow>();
  const { change, isBusy, mayEdit } = useHeadChange(inquiry);

  async function choose(id: string) {
    const next = statuses.find(({ _id }) => _id === id);
    if (next === undefined || next._id === status?._id) return;
    if (needsClosing(inquiry, next)) setClosing(next);
    else await move(next);
  }
  async function move(next: StatusRow, fields: { lostReason?: string } = {}) {
    setClosing(undefined);
    const isWritten = await change(
      { ...fields, statusId: next._id },
      t`${{ number: inquiry.number }} moved to ${{ name: next.name }}`,
    );
    if (isWritten && next.kind === 'open') setMoved(next);
    return isWritten;
  }
  return (
    <Line>
      {status === undefined ? null : (
        <Mark aria-hidden="true" style={{ background: statusShade(status.color, 'mark') }} />
      )}
      <Select
        aria-label={t`Status`}
        options={statuses.map(({ _id, name }) => ({ value: String(_id), label: name }))}
        value={status?._id}
        disabled={isBusy || !mayEdit}
        onValueChange={(id) => void choose(id)}
      />
      {moved === undefined ? null : (
        <NextStepDialog inquiry={inquiry} onClose={() => setMoved(undefined)} />
      )}
      {closing === undefined ? null : (
        <CloseDialog
          inquiry={inquiry}
          status={closing}
          onCancel={() => setClosing(undefined)}
          onMove={(fields) => move(closing, fields)}
        />
      )}
    </Line>
  );
}
