import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { customerEndpoints, customers, supplierEndpoints, suppliers } from 'contract/partner';
import { addChemicals } from '../testing/add-chemicals';
import { callAs, type CallRequest, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

/** What tells suppliers and customers apart, for tests that hold for both. */
export interface PartnerKind {
  readonly kind: 'supplier' | 'customer';
  readonly resource: typeof suppliers | typeof customers;
  readonly calls: typeof supplierEndpoints | typeof customerEndpoints;
  /** What the body of a mapping calls its chemicals. */
  readonly field: 'chemical_ids' | 'chemicalId';
  readonly links: 'supplierChemical' | 'customerChemical';
}

export const partnerKinds: readonly [supplier: PartnerKind, customer: PartnerKind] = [
  {
    kind: 'supplier',
    resource: suppliers,
    calls: supplierEndpoints,
    field: 'chemical_ids',
    links: 'supplierChemical',
  },
  {
    kind: 'customer',
    resource: customers,
    calls: customerEndpoints,
    field: 'chemicalId',
    links: 'customerChemical',
  },
];

/** An API of its own, and staff who work with partners on it. */
export async function startPartnerFixture() {
  const api = await startTestApi({ jobs: 'stopped' });
  const call = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  /** @returns the created record; the test fails when it was refused */
  const add = async (endpoint: Endpoint, body: object) => {
    const { status, answer } = await call(endpoint, { body });
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const ofRecord = (path: string, method: 'GET' | 'PUT' = 'GET') =>
    api.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
  return {
    api,
    call,
    addPartner: ({ resource }: PartnerKind, body: object = {}) =>
      add(resource.endpoints.add, { companyName: `Company ${unique()}`, ...body }),
    addChemical: (body: object = {}) =>
      add(chemicals.endpoints.add, { name: `Chemical ${unique()}`, ...body }),
    addChemicals: (count: number, body: object = {}) => addMany(api, count, body),
    link: ({ calls, field }: PartnerKind, id: string, ids: unknown) =>
      call(calls.link, { id, body: { [field]: ids } }),
    unlinkMany: ({ calls, field }: PartnerKind, id: string, ids: unknown) =>
      call(calls.unlinkMany, { id, body: { [field]: ids } }),
    restore: async (resource: string, id: string) =>
      (await ofRecord(`trash/restore?resource=${resource}&id=${id}`, 'PUT')).statusCode,
    history: async (resource: string, id: string) =>
      (await ofRecord(`audit/get?resource=${resource}&recordId=${id}`)).json().data,
    revert: (id: string): ReturnType<TestApi['inject']> =>
      ofRecord(`audit/restore?id=${id}`, 'PUT'),
    close: () => api.close(),
  };
}

export type PartnerFixture = Awaited<ReturnType<typeof startPartnerFixture>>;

/** @returns the ids of new chemicals, in the order of their creation */
function addMany({ services }: TestApi, count: number, body: object): Promise<string[]> {
  const named = () => ({ name: `Chemical ${unique()}`, ...body });
  return addChemicals(services, Array.from({ length: count }, named));
}
