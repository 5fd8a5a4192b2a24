import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from 'contract';
import { type RegulatoryImport, regulationEndpoints as endpoints } from 'contract/regulation';
import { Mail } from 'lucide-react';
import { Button, useConfirm } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import { regulationKey, useRefreshRegulation } from './use-regulatory-tables';

const customers = { one: 'customer', many: 'customers' } as const;
const chemicals = { one: 'chemical', many: 'chemicals' } as const;

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
    success: 'The mails are on their way',
    failure: 'Nobody was told',
    onSuccess: useRefreshRegulation(),
  });
  if (toldAt !== null) return <p>Customers were told on {dateTimeText(toldAt)}.</p>;
  const count = data?.data.customers ?? 0;
  if (data === undefined || count === 0) return null;
  const whom = countText(count, customers);

  async function ask() {
    const isConfirmed = await confirm({
      title: `Tell ${whom}?`,
      description: `Within twelve months they got safety data sheets of ${countText(data?.data.chemicals ?? 0, chemicals)} whose entry changes. Each gets one mail that names theirs.`,
      confirmLabel: 'Send the mails',
    });
    if (isConfirmed) await tell.run({ id });
  }
  return (
    <Button variant="outline" isLoading={tell.isBusy} onClick={() => void ask()}>
      <Mail /> Tell {whom}
    </Button>
  );
}
