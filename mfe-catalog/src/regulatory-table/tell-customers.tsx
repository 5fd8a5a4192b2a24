import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from 'contract';
import { type RegulatoryImport, regulationEndpoints as endpoints } from 'contract/regulation';
import { Mail } from 'lucide-react';
import { Button, useConfirm } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import { regulationKey, useRefreshRegulation } from './use-regulatory-tables';

/** Mails those who got a safety data sheet of a chemical whose entry changed, once. */
export function TellCustomers({ edition }: { edition: RegulatoryImport }) {
  const { _id: id, toldAt } = edition;
  const api = useApi();
  const confirm = useConfirm();
  const mayTell = usePermission(endpoints.tellCustomers.needs);
  const { data } = useQuery({
    queryKey: [...regulationKey, 'customers', id],
    enabled: mayTell && toldAt === null,
    queryFn: ({ signal }) => api.call(endpoints.customersToTell, { id, signal }),
  });
  const tell = useCall(endpoints.tellCustomers, {
    success: t`The mails are on their way`,
    failure: t`Nobody was told`,
    onSuccess: useRefreshRegulation(),
  });
  if (toldAt !== null) return <p>{t`Customers were told on ${{ when: dateTimeText(toldAt) }}.`}</p>;
  const count = data?.data.customers ?? 0;
  if (data === undefined || count === 0) return null;
  const customers = numberText(count);

  async function ask() {
    const isConfirmed = await confirm({
      title: t`${plural(count, {
        one: `Tell ${customers} customer?`,
        other: `Tell ${customers} customers?`,
      })}`,
      description: changesText(data?.data.chemicals ?? 0),
      confirmLabel: t`Send the mails`,
    });
    if (isConfirmed) await tell.run({ id });
  }
  return (
    <Button variant="outline" isLoading={tell.isBusy} onClick={() => void ask()}>
      <Mail />
      {t`${plural(count, { one: `Tell ${customers} customer`, other: `Tell ${customers} customers` })}`}
    </Button>
  );
}

function changesText(count: number): string {
  const chemicals = numberText(count);
  return t`${plural(count, {
    one: `Within twelve months they got safety data sheets of ${chemicals} chemical whose entry changes. Each gets one mail that names theirs.`,
    other: `Within twelve months they got safety data sheets of ${chemicals} chemicals whose entry changes. Each gets one mail that names theirs.`,
  })}`;
}
