import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { dateText } from 'contract';
import {
  type AskedSupplier,
  askedSuppliers,
  maxAskedSuppliers,
  type SupplierRequest,
  supplierRequestEndpoints,
  supplierRequests,
} from 'contract/inquiry';
import { Button, Card, token, useConfirm } from 'shared-ui';
import { Permitted, useApi, useResourcePermission } from 'shared-ui/client';
import { PanelList, QueryContent, resourceCalls, resourceKeys, useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { AskedStateBadge } from '../common/request-state';

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[1]};
`;

/** The suppliers that a request went to, and how it stands with each; for those who may see suppliers. */
export function AskedCard({ request }: { request: SupplierRequest }) {
  const api = useApi();
  const isSeen = useResourcePermission(askedSuppliers, 'view');
  const query = { requestId: request._id, pageSize: maxAskedSuppliers * 2 };
  const asked = useQuery({
    queryKey: resourceKeys.list(askedSuppliers, query),
    queryFn: ({ signal }) => resourceCalls(api, askedSuppliers).list(query, signal),
    enabled: isSeen,
  });
  if (!isSeen) return null;
  return (
    <Card title={t`Suppliers`}>
      <QueryContent query={asked} failed={t`The suppliers could not be loaded`}>
        {({ data }) => (
          <PanelList aria-label={t`Suppliers that were asked`}>
            {data.map((one) => (
              <SupplierItem key={one._id} asked={one} request={request} />
            ))}
          </PanelList>
        )}
      </QueryContent>
    </Card>
  );
}

interface SupplierItemProps {
  asked: AskedSupplier;
  request: SupplierRequest;
}

function SupplierItem({ asked, request }: SupplierItemProps) {
  const { companyName, state } = asked;
  const isOpen = request.state !== 'ended' && asked.takenAt === null;
  return (
    <li>
      <div>
        <span>{companyName}</span>
        <AskedStateBadge state={state} />
      </div>
      <small>{factsOf(asked)}</small>
      {isOpen ? (
        <Buttons>
          {state === 'sent' ? <WithdrawButton asked={asked} /> : null}
          <AgainButton asked={asked} request={request} />
        </Buttons>
      ) : null}
    </li>
  );
}

function factsOf({
  sentTo,
  sentAt,
  answeredAt,
  declinedAt,
  declineReason,
  takenAt,
}: AskedSupplier) {
  return [
    t`${sentTo}, sent on ${{ day: dateText(sentAt) }}`,
    ...(answeredAt === null ? [] : [t`answered on ${{ day: dateText(answeredAt) }}`]),
    ...(declinedAt === null ? [] : [declinedText(dateText(declinedAt), declineReason)]),
    ...(takenAt === null ? [] : [t`taken over on ${{ day: dateText(takenAt) }}`]),
  ].join(' · ');
}

function declinedText(day: string, reason: string | null): string {
  return reason === null ? t`declined on ${day}` : t`declined on ${day}: ${reason}`;
}

function WithdrawButton({ asked: { _id: id, companyName } }: Pick<SupplierItemProps, 'asked'>) {
  const confirm = useConfirm();
  const { run, isBusy } = useCall(supplierRequestEndpoints.withdraw, {
    success: t`The request is withdrawn`,
    failure: t`Not withdrawn`,
    refresh: [askedSuppliers, supplierRequests],
  });

  async function withdraw() {
    const isSure = await confirm({
      title: t`Withdraw the request from ${companyName}?`,
      description: t`The link in its mail ends. It gets no mail of that.`,
      confirmLabel: t`Withdraw`,
    });
    if (isSure) void run({ id });
  }
  return (
    <Permitted to={supplierRequestEndpoints.withdraw}>
      <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => void withdraw()}>
        {t`Withdraw`}
      </Button>
    </Permitted>
  );
}

function AgainButton({ asked: { supplierId, companyName }, request }: SupplierItemProps) {
  const { run, isBusy } = useCall(supplierRequestEndpoints.send, {
    success: t`The request is on its way to ${companyName} again, with another link`,
    failure: t`Not sent`,
    refresh: [askedSuppliers, supplierRequests],
  });
  return (
    <Permitted to={supplierRequestEndpoints.send}>
      <Button
        size="sm"
        variant="outline"
        isLoading={isBusy}
        onClick={() => void run({ id: request._id, body: { supplierIds: [supplierId] } })}
      >
        {t`Send again`}
      </Button>
    </Permitted>
  );
}
