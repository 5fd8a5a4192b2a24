import { t } from '@lingui/core/macro';
import { adminEndpoints, type Colleague, type OpenWork, staffEndpoints } from 'contract/staff';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { Button, Combobox, Dialog, ErrorState, Field, type Option, Skeleton } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { RefusalNote } from '../security/refusal-note';
import { StackedForm } from '../security/stacked-form';
import { colleagueName } from './colleague-name';
import { useOpenWork, useRefreshStaff } from './use-colleagues';

export interface DeactivateDialogProps {
  readonly colleague: Colleague;
  readonly onClose: () => void;
}

/** Deactivates an account, and hands its open work over. */
export function DeactivateDialog({ colleague, onClose }: DeactivateDialogProps) {
  const { _id: id } = colleague;
  const name = colleagueName(colleague);
  const formId = useId();
  const refresh = useRefreshStaff();
  const work = useOpenWork(id);
  const isIdle = work.data !== undefined && hasNoWork(work.data);
  const [heir, setHeir] = useState<Option | null>(null);
  const options = useHeirs(id);
  const deactivate = useCall(staffEndpoints.deactivate, {
    success: ({ data: { handedOver } }) => ({
      title: t`${name} is deactivated`,
      ...(!hasNoWork(handedOver) && {
        description: t`${{ label: heir?.label ?? '' }} has ${{ workText: workText(handedOver) }} now.`,
      }),
    }),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void deactivate.run({ id, body: { handOverTo: heir?.value ?? null } });
  }
  return (
    <Dialog
      open
      size="sm"
      title={t`Deactivate ${name}?`}
      description={t`Their sessions end at once and they cannot sign in. Their name stays in all records, and you can reactivate the account.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            disabled={work.data === undefined}
            isLoading={deactivate.isBusy}
          >
            {t`Deactivate`}
          </Button>
        </>
      }
    >
      <StackedForm id={formId} onSubmit={submit} noValidate>
        <RefusalNote>{deactivate.problem}</RefusalNote>
        <WorkError work={work} />
        {work.isPending ? <Skeleton height="4rem" /> : null}
        {work.data === undefined || isIdle ? null : (
          <Field
            label={t`Hand over to`}
            help={t`${name} has ${{ workText: workText(work.data) }}. Without a name here they stay as they are.`}
            error={deactivate.errorOf('handOverTo')}
          >
            <Combobox
              label={t`Colleagues`}
              options={options}
              value={heir}
              onValueChange={setHeir}
            />
          </Field>
        )}
        {isIdle ? <p>{t`No open work is theirs.`}</p> : null}
      </StackedForm>
    </Dialog>
  );
}

/** Nothing unless the work could not be read. */
function WorkError({ work: { error, refetch } }: { work: ReturnType<typeof useOpenWork> }) {
  if (error === null) return null;
  return (
    <ErrorState title={t`The open work could not be read`} onRetry={() => void refetch()}>
      {messageOf(error)}
    </ErrorState>
  );
}

/** Active colleagues by name, without the one who leaves. */
function useHeirs(id: string) {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { pageSize: 25, ...(search !== '' && { search }) };
      const { data } = await api.call(adminEndpoints.list, { query, signal });
      return data
        .filter(({ _id }) => _id !== id)
        .map(({ _id, firstname, lastname, email }) => ({
          value: String(_id),
          label: `${firstname} ${lastname}`,
          detail: email,
        }));
    },
    [api, id],
  );
}

function hasNoWork({ inquiries, followUps }: OpenWork): boolean {
  return inquiries + followUps === 0;
}

function workText({ inquiries, followUps }: OpenWork): string {
  const ofInquiries = inquiries === 1 ? t`1 open inquiry` : t`${inquiries} open inquiries`;
  const ofFollowUps = followUps === 1 ? t`1 follow-up` : t`${followUps} follow-ups`;
  return t`${ofInquiries} and ${ofFollowUps}`;
}
