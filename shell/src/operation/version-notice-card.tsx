import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type CheckedNotice, operationEndpoints, VersionNotice } from 'contract/operation';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, Input } from 'shared-ui';
import { QueryContent, useCall } from 'shared-ui/resource';
import { LineForm } from '../parts/line-form';
import { RefusalNote } from '../security/refusal-note';
import { useRefreshOperation, useVersionNotice } from './use-operation';

const example = '{“version”: “1.4.0”, “url”: “https://…”}';

/** Where the server asks once a day for a newer version of the product. */
export function VersionNoticeCard() {
  const notice = useVersionNotice();
  return (
    <Card
      title={t`Notice of newer versions`}
      description={t`The server asks this address once a day, and sends nothing of you. Owners then see a notice in the account menu.`}
    >
      <QueryContent query={notice} failed={t`The address could not be read`}>
        {(data) => <NoticeForm key={data.url} notice={data} />}
      </QueryContent>
    </Card>
  );
}

function NoticeForm({ notice }: { readonly notice: CheckedNotice }) {
  const [address, setAddress] = useState(notice.url ?? '');
  const [error, setError] = useState<string>();
  const refresh = useRefreshOperation();
  const update = useCall(operationEndpoints.updateVersionNotice, {
    success: t`Saved`,
    onSuccess: refresh,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const url = address.trim() === '' ? null : address.trim();
    const typed = VersionNotice.safeParse({ url });
    setError(typed.success ? undefined : t`Enter an address that begins with https://`);
    if (typed.success) void update.run({ body: typed.data });
  }
  return (
    <>
      <LineForm onSubmit={submit} noValidate aria-label={t`Notice of newer versions`}>
        <Field
          label={t`Address`}
          help={t`It answers JSON such as ${example}. Without one the server asks nowhere.`}
          error={error}
        >
          <Input type="url" value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline" isLoading={update.isBusy}>
          {t`Save`}
        </Button>
      </LineForm>
      <RefusalNote>{update.problem}</RefusalNote>
      {notice.checkedAt === null ? null : (
        <p>
          {t`Asked on ${{ when: dateTimeText(notice.checkedAt) }}.`}{' '}
          {notice.problem ?? t`It answered.`}
        </p>
      )}
    </>
  );
}
