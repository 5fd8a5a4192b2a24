import { t } from '@lingui/core/macro';
import { followUps, type Inquiry, Priority, type StatusKind } from 'contract/inquiry';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, Select } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import { DueText } from '../common/due-text';
import { NextStepDialog } from '../common/next-step-dialog';
import { priorityLabels, priorityOptions } from '../common/priorities';
import { adminNameOf, useAdmins, useAssigneeOptions } from '../common/use-admins';
import { useHeadChange } from './use-head-change';
import { inSentence } from 'shared-ui/i18n';

const Small = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;

  & > button {
    width: auto;
    max-width: 14rem;
  }
`;

interface HeadControlProps {
  inquiry: Inquiry;
}

/** The priority; saves on change. */
export function PrioritySelect({ inquiry }: HeadControlProps) {
  const { number } = inquiry;
  const { change, isBusy, mayEdit } = useHeadChange(inquiry);
  return (
    <Small>
      <Select
        aria-label={t`Priority`}
        options={priorityOptions}
        value={inquiry.priority}
        disabled={isBusy || !mayEdit}
        onValueChange={(value) => {
          const priority = Priority.parse(value);
          const label = inSentence(priorityLabels[priority]);
          void change({ priority }, t`${number} has ${{ priority: label }} priority`);
        }}
      />
    </Small>
  );
}

const nobody = 'nobody';

/** The assignee; saves on change. */
export function AssigneeSelect({ inquiry }: HeadControlProps) {
  const { number } = inquiry;
  const { change, isBusy, mayEdit } = useHeadChange(inquiry);
  const admins = useAdmins();
  const options = useAssigneeOptions(inquiry.assignedTo);

  function assign(id: string) {
    const admin = admins.find(({ _id }) => _id === id);
    const done =
      admin === undefined
        ? t`${number} is unassigned`
        : t`${number} assigned to ${{ name: adminNameOf(admin) }}`;
    void change({ assignedTo: admin?._id ?? null }, done);
  }
  return (
    <Small>
      <Select
        aria-label={t`Assigned to`}
        options={[{ value: nobody, label: t`Unassigned` }, ...options]}
        value={inquiry.assignedTo ?? nobody}
        disabled={isBusy || !mayEdit}
        onValueChange={assign}
      />
    </Small>
  );
}

interface NextStepButtonProps extends HeadControlProps {
  statusKind: StatusKind | undefined;
}

/** When the next step is due, and a button to plan one. */
export function NextStepButton({ inquiry, statusKind }: NextStepButtonProps) {
  const [isPlanning, setIsPlanning] = useState(false);
  return (
    <Small>
      <DueText dueAt={inquiry.nextFollowUpAt} statusKind={statusKind} />
      <Permitted to={followUps.endpoints.add}>
        <Button size="sm" variant="outline" onClick={() => setIsPlanning(true)}>
          <CalendarPlus /> {t`Plan`}
        </Button>
      </Permitted>
      {isPlanning ? (
        <NextStepDialog
          inquiry={inquiry}
          description={t`For ${{ number: inquiry.number }}, beside those planned already.`}
          onClose={() => setIsPlanning(false)}
        />
      ) : null}
    </Small>
  );
}
