import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { MaintenanceText, operationEndpoints } from 'contract/operation';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, Textarea, token } from 'shared-ui';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { RefusalNote } from '../security/refusal-note';
import { useOperationStatus, useRefreshOperation } from './use-operation';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};

  & > div {
    width: min(100%, 36rem);
  }
`;

/** Switches the maintenance mode of the site on and off. */
export function MaintenanceCard() {
  const { data: status } = useOperationStatus();
  return (
    <Card
      title={t`Maintenance mode`}
      description={t`Visitors see a page with your text in place of the site, and their forms are refused. Staff go on.`}
    >
      {status === undefined ? null : (
        <MaintenanceForm key={status.maintenance?.since} {...status} />
      )}
    </Card>
  );
}

type Status = NonNullable<ReturnType<typeof useOperationStatus>['data']>;

function MaintenanceForm({ maintenance }: Pick<Status, 'maintenance'>) {
  const [text, setText] = useState(maintenance?.text ?? '');
  const [error, setError] = useState<string>();
  const onSuccess = useRefreshOperation();
  const begin = useCall(operationEndpoints.beginMaintenance, {
    success: t`Visitors see the maintenance page`,
    onSuccess,
  });
  const end = useCall(operationEndpoints.endMaintenance, {
    success: t`The site is open again`,
    onSuccess,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = MaintenanceText.safeParse({ text });
    setError(typed.success ? undefined : t`Enter a text of at most 300 characters for visitors`);
    if (typed.success) void begin.run({ body: typed.data });
  }
  return (
    <Form onSubmit={submit} noValidate aria-label={t`Maintenance mode`}>
      {maintenance === null ? null : (
        <p>{t`On since ${{ dateTimeText: dateTimeText(maintenance.since) }}. It stays on after a restart.`}</p>
      )}
      <Field
        label={t`Text for visitors`}
        help={t`What happens, and when the site is back.`}
        error={error}
      >
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <RefusalNote>{begin.problem ?? end.problem}</RefusalNote>
      {maintenance === null ? (
        <Button type="submit" variant="outline" isLoading={begin.isBusy}>
          {t`Switch on`}
        </Button>
      ) : (
        <Button isLoading={end.isBusy} onClick={() => void end.run()}>
          {t`Switch off`}
        </Button>
      )}
    </Form>
  );
}
