import { t } from '@lingui/core/macro';
import { type inquiries, sources } from 'contract/inquiry';
import { UserRoundCheck } from 'lucide-react';
import { Button, token } from 'shared-ui';
import { useMe } from 'shared-ui/client';
import {
  ChoiceField,
  type InputsProps,
  ReferenceField,
  TextareaField,
  useFormField,
  useFormValue,
} from 'shared-ui/form';
import styled from 'styled-components';
import { priorityOptions } from '../common/priorities';
import { useAssigneeOptions } from '../common/use-admins';
import { useStatuses } from '../common/use-statuses';

type Inquiries = typeof inquiries;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};

  & > :first-child {
    width: 100%;
  }
`;

/** Source, status and assignee. Status, priority and assignee of a stored inquiry are changed in its head. */
export function HandlingInputs({ form }: InputsProps<Inquiries>) {
  const statusId = useFormValue<Inquiries, string>(form, 'statusId');
  const statuses = useStatuses().data ?? [];
  const isLost = statuses.find(({ _id }) => _id === statusId)?.kind === 'lost';
  const options = statuses.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <ReferenceField form={form} name="sourceId" label={t`Source`} to={sources} />
      {form.record === undefined ? (
        <ChoiceField
          form={form}
          name="statusId"
          label={t`Status`}
          options={options}
          help={t`The first open one when left out.`}
        />
      ) : null}
      {form.record === undefined ? (
        <>
          <ChoiceField
            form={form}
            name="priority"
            label={t`Priority`}
            look="buttons"
            options={priorityOptions}
          />
          <AssigneeChoice form={form} />
        </>
      ) : null}
      {isLost ? (
        <div data-wide>
          <TextareaField<Inquiries>
            form={form}
            name="lostReason"
            label={t`Reason for the loss`}
            help={t`Price, delivery time, no answer: it helps with the next one.`}
          />
        </div>
      ) : null}
    </>
  );
}

/** The assignee, with a button to assign it to oneself. */
function AssigneeChoice({ form }: InputsProps<Inquiries>) {
  const me = useMe();
  const field = { form, name: 'assignedTo', label: t`Assigned to` } as const;
  const { value, change } = useFormField<Inquiries, string>(field);
  const options = useAssigneeOptions(value);
  return (
    <Stack>
      <ChoiceField {...field} options={options} />
      {me === undefined || value === me._id ? null : (
        <Button size="sm" variant="outline" onClick={() => change(me._id)}>
          <UserRoundCheck /> {t`Assign to me`}
        </Button>
      )}
    </Stack>
  );
}
