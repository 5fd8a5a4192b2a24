import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { reportMailEndpoints } from 'contract/inquiry';
import { useId } from 'react';
import { Switch, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[4]};
  font-size: ${token.text.sm};
`;

const queryKey = ['reportMail'] as const;

/** Whether who is signed in gets a report by mail each Monday. */
export function MailSwitch({ reportId }: { reportId: string }) {
  const id = useId();
  const api = useApi();
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(reportMailEndpoints.list, { signal })).data,
  });
  const refresh = [{ name: 'reportMail' }];
  const subscribe = useCall(reportMailEndpoints.subscribe, {
    refresh,
    success: t`The report comes by mail each Monday`,
    failure: t`Not changed`,
  });
  const unsubscribe = useCall(reportMailEndpoints.unsubscribe, {
    refresh,
    success: t`The report comes by mail no more`,
    failure: t`Not changed`,
  });
  const isOn = data?.reportIds.some((one) => one === reportId) ?? false;
  return (
    <Line>
      <Switch
        id={id}
        checked={isOn}
        disabled={data === undefined || subscribe.isBusy || unsubscribe.isBusy}
        onCheckedChange={(on) => void (on ? subscribe : unsubscribe).run({ id: reportId })}
      />
      <label htmlFor={id}>{t`Email me each Monday`}</label>
    </Line>
  );
}
