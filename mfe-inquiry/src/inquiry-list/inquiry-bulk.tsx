import { t } from '@lingui/core/macro';
import { inquiries } from 'contract/inquiry';
import { Milestone, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { adminOptions, useAdmins } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';
import { ChoiceDialog } from './choice-dialog';

const nobody = 'nobody';

/** Bulk actions on the selected inquiries, beside export and delete. */
export function InquiryBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(inquiries, selection);
  const [dialog, setDialog] = useState<'assign' | 'status'>();
  const { data: statuses = [] } = useStatuses();
  const lost = statuses.filter(({ kind }) => kind === 'lost').map(({ _id }) => String(_id));
  const admins = useAdmins();
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  const close = () => setDialog(undefined);
  return (
    <>
      <Button {...look} onClick={() => setDialog('assign')}>
        <UserRound /> {t`Assign`}
      </Button>
      <Button {...look} onClick={() => setDialog('status')}>
        <Milestone /> {t`Set status`}
      </Button>
      {dialog === 'assign' ? (
        <ChoiceDialog
          title={t`Assign`}
          label={t`To`}
          count={selection.count}
          options={[{ value: nobody, label: t`Unassigned` }, ...adminOptions(admins)]}
          onCancel={close}
          onChoose={(id) => {
            close();
            const values = { assignedTo: id === nobody ? null : id };
            bulk.update({
              values,
              verb: t`Assign`,
              title: (counted) => t`Assign ${counted}`,
              done: t`assigned`,
            });
          }}
        />
      ) : null}
      {dialog === 'status' ? (
        <ChoiceDialog
          title={t`Set status`}
          label={t`Status`}
          count={selection.count}
          options={statuses.map(({ _id, name }) => ({ value: String(_id), label: name }))}
          reasonFor={lost}
          onCancel={close}
          onChoose={(statusId, lostReason) => {
            close();
            const values = { statusId, ...(lostReason !== undefined && { lostReason }) };
            bulk.update({
              values,
              verb: t`Move`,
              title: (counted) => t`Move ${counted}`,
              done: t`moved`,
            });
          }}
        />
      ) : null}
    </>
  );
}
