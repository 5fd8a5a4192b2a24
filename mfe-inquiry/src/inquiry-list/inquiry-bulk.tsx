import { inquiries } from 'contract/inquiry';
import { Milestone, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { adminOptions, useAdmins } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';
import { ChoiceDialog } from './choice-dialog';

const nobody = 'nobody';

/** What can be done with the selected inquiries, beside exporting and deleting them. */
export function InquiryBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(inquiries, selection);
  const [asked, setAsked] = useState<'assign' | 'status'>();
  const { data: statuses = [] } = useStatuses();
  const lost = statuses.filter(({ kind }) => kind === 'lost').map(({ _id }) => String(_id));
  const admins = useAdmins();
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  const close = () => setAsked(undefined);
  return (
    <>
      <Button {...look} onClick={() => setAsked('assign')}>
        <UserRound /> Assign
      </Button>
      <Button {...look} onClick={() => setAsked('status')}>
        <Milestone /> Set status
      </Button>
      {asked === 'assign' ? (
        <ChoiceDialog
          title="Assign"
          label="To"
          count={selection.count}
          options={[{ value: nobody, label: 'Nobody' }, ...adminOptions(admins)]}
          onCancel={close}
          onChoose={(id) => {
            close();
            const values = { assignedTo: id === nobody ? null : id };
            bulk.update({ values, verb: 'Assign', done: 'assigned' });
          }}
        />
      ) : null}
      {asked === 'status' ? (
        <ChoiceDialog
          title="Set status"
          label="Status"
          count={selection.count}
          options={statuses.map(({ _id, name }) => ({ value: String(_id), label: name }))}
          reasonFor={lost}
          onCancel={close}
          onChoose={(statusId, lostReason) => {
            close();
            const values = { statusId, ...(lostReason !== undefined && { lostReason }) };
            bulk.update({ values, verb: 'Move', done: 'moved' });
          }}
        />
      ) : null}
    </>
  );
}
