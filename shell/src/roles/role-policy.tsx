import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { fieldWords } from 'contract';
import { allEndpoints, allResources } from 'contract/endpoints';
import { policyOf, type Role, roles } from 'contract/staff';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Card, ErrorState, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { rolesHref } from '../app/hrefs';
import { AreaPolicy } from './area-policy';
import { policyWords } from './policy-words';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-bottom: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Cards = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** "What does this role see?" for one role. */
export function RolePolicy({ id }: { readonly id: string }) {
  const { data, error, refetch } = useResourceRecord(roles, id);
  return (
    <>
      <Back to={rolesHref()}>
        <ArrowLeft aria-hidden="true" size="1em" /> {t`All roles`}
      </Back>
      <PageHeader
        title={t`What does this role see?`}
        description={
          data === undefined
            ? undefined
            : t`${{ name: data.name }}. It follows from the levels of the role.`
        }
      />
      {error === null ? null : (
        <ErrorState title={t`This role could not be read`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {error === null && data === undefined ? <Skeleton height="24rem" /> : null}
      {data === undefined ? null : <Policy levels={data.levels} />}
    </>
  );
}

function Policy({ levels }: Pick<Role, 'levels'>) {
  const policy = useMemo(
    () => policyOf(levels, { resources: allResources, endpoints: allEndpoints }),
    [levels],
  );
  return (
    <Cards>
      {policyWords(policy, levels).map((one) => (
        <AreaPolicy key={one.area} words={one} />
      ))}
      <Card title={t`Notifications`}>
        {policy.notifications.length === 0
          ? t`None.`
          : `${policy.notifications.map((kind) => words(fieldWords(kind.replaceAll('-', ' ')))).join(', ')}.`}
      </Card>
    </Cards>
  );
}
