import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminEndpoints, type Role, roles } from 'contract/staff';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import styled from 'styled-components';
import { RoleSelect } from './role-select';

const People = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(8rem, 12rem);
    align-items: center;
    gap: ${token.space[3]};
    overflow-wrap: anywhere;
  }
`;

const maxHolders = 50;

/** Who has a role, each with a control to give them another one. */
export function Holders({ roleId }: { readonly roleId: Role['_id'] }) {
  const api = useApi();
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ['admin', 'list', { roleId }],
    queryFn: ({ signal }) =>
      api.call(adminEndpoints.list, { query: { roleId, pageSize: maxHolders }, signal }),
  });
  if (data === undefined) return null;
  if (data.total === 0) return <p>{t`Nobody has this role.`}</p>;
  async function refresh() {
    await cache.invalidateQueries({ queryKey: ['admin'] });
    await cache.invalidateQueries({ queryKey: resourceKeys.all(roles) });
  }
  return (
    <section aria-label={t`People with this role`}>
      <h3>{t`People with this role`}</h3>
      <People>
        {data.data.map((admin) => (
          <li key={admin._id}>
            {admin.firstname} {admin.lastname}
            <RoleSelect admin={admin} onAssigned={() => void refresh()} />
          </li>
        ))}
      </People>
      {data.total > maxHolders ? <p>{t`and ${{ count: data.total - maxHolders }} more`}</p> : null}
    </section>
  );
}
