import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { releaseEndpoints } from 'contract/release';
import { Card, Field, Switch, token } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { settingsKey, useRefresh } from './use-releases';

const Below = styled(Card)`
  margin-top: ${token.space[4]};
`;

/** Whether the company requires a second person to activate a version. */
export function SecondPerson() {
  const api = useApi();
  const refresh = useRefresh();
  const mayChange = usePermission(releaseEndpoints.updateSettings.needs);
  const { data } = useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await api.call(releaseEndpoints.settings, { signal })).data,
  });
  const change = useCall(releaseEndpoints.updateSettings, {
    failure: t`Nothing was changed`,
    onSuccess: refresh,
  });
  if (data === undefined) return null;
  return (
    <Below>
      <Field
        label={t`A second person activates`}
        help={t`Whoever published a version, or made the release token that did, cannot activate it or roll it out. Everybody can roll back. All admins are told when this is changed.`}
        layout="inline"
      >
        <Switch
          checked={data.needsSecondPerson}
          disabled={change.isBusy || !mayChange}
          onCheckedChange={(isOn) => void change.run({ body: { needsSecondPerson: isOn } })}
        />
      </Field>
    </Below>
  );
}
