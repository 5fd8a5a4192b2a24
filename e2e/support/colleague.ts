import type { APIRequestContext } from '@playwright/test';
import { adminEndpoints, builtInRoles, LoginAnswer, roleEndpoints } from 'contract/staff';
import type { StaffApi } from './staff-api';
import { unique } from './unique';

/** A colleague with a role, signed in. */
export async function addColleague(
  api: StaffApi,
  request: APIRequestContext,
  role: keyof typeof builtInRoles,
) {
  const lastname = `Colleague${unique()}`;
  const credentials = {
    email: `${lastname}@example.com`.toLowerCase(),
    password: 'a long pass phrase',
  };
  const { admin } = await api.call(adminEndpoints.register, {
    body: { firstname: 'Robin', lastname, ...credentials },
  });
  await api.call(roleEndpoints.assign, {
    body: { adminId: admin._id, roleId: builtInRoles[role]._id },
  });
  const answer = await request.post(`/api/${adminEndpoints.login.path}`, { data: credentials });
  return { admin, name: `Robin ${lastname}`, token: LoginAnswer.parse(await answer.json()).token };
}
