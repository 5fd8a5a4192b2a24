import { dateTimeText } from 'contract';
import { type CheckedNotice, operationEndpoints, VersionNotice } from 'contract/operation';
import { type FormEvent, useState } from 'react';
import { Button, Card, Field, Input } from 'shared-ui';
import { QueryContent, useCall } from 'shared-ui/resource';
import { LineForm } from '../parts/line-form';
import { RefusalNote } from '../security/refusal-note';
import { useRefreshOperation, useVersionNotice } from './use-operation';

/** Where the server asks once a day for a newer version of the product. */
export function VersionNoticeCard() {
  const notice = useVersionNotice();
  return (
    <Card
      title="Notice of newer versions"
      description="The server asks this address once a day, and sends nothing of you. Owners then see a notice in the account menu."
    >
      <QueryContent query={notice} failed="The address could not be read">
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
    success: 'Saved',
    onSuccess: refresh,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const url = address.trim() === '' ? null : address.trim();
    const typed = VersionNotice.safeParse({ url });
    setError(typed.success ? undefined : 'Enter an address that begins with https://');
    if (typed.success) void update.run({ body: typed.data });
  }
  return (
    <>
      <LineForm onSubmit={submit} noValidate aria-label="Notice of newer versions">
        <Field
          label="Address"
          help="It answers JSON such as {“version”: “1.4.0”, “url”: “https://…”}. Without one the server asks nowhere."
          error={error}
        >
          <Input type="url" value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline" isLoading={update.isBusy}>
          Save
        </Button>
      </LineForm>
      <RefusalNote>{update.problem}</RefusalNote>
      {notice.checkedAt === null ? null : (
        <p>
          Asked on {dateTimeText(notice.checkedAt)}. {notice.problem ?? 'It answered.'}
        </p>
      )}
    </>
  );
}
