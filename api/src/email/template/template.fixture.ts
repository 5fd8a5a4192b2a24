import { type Endpoint } from 'contract';
import { chemicals, units } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import { startTestApi } from '../../testing/start-test-api';

export const publicUrl = 'https://chem.example';

/** An API of its own, and staff who write templates on it. */
export async function openTemplateFixture() {
  const api = await startTestApi({ jobs: 'stopped', env: { PUBLIC_URL: `${publicUrl}/` } });
  const call = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  /** @returns the created record; the test fails when it was refused */
  const add = async (resource: { endpoints: { add?: Endpoint } }, body: object) => {
    const { status, answer } = await call(resource.endpoints.add, { body });
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  /** One of each record that values are taken from. */
  const addRecords = async () => {
    const unit = await add(units, {
      name: unique(),
      symbol: `t${unique()}`,
      dimension: 'mass',
      factor: 1000,
    });
    const name = `Acetone <pure> ${unique()}`;
    const chemical = await add(chemicals, { name, casNumber: '67-64-1', status: 'published' });
    const address = { city: 'Kraków', country: 'PL' };
    const partner = {
      emails: ['ANA@example.com', 'b@example.com'],
      phones: ['+442079460123'],
      address,
    };
    const customer = await add(customers, {
      companyName: `Coatings & Söhne ${unique()}`,
      contactPerson: 'Ana Example',
      ...partner,
    });
    const supplier = await add(suppliers, { companyName: `Solvents ${unique()}`, active: false });
    const item = { chemicalId: chemical._id, unitId: unit._id };
    const inquiry = await add(inquiries, {
      contactName: 'Vera Visitor',
      incoterm: 'CIF',
      destination: 'Hamburg',
      items: [
        { ...item, quantity: 12_500.5, grade: 'ACS', packaging: 'Drum' },
        { freeText: 'Something blue', quantity: null, unitId: unit._id },
      ],
    });
    return { unit, chemical, customer, supplier, inquiry };
  };
  return { api, call, add, addRecords };
}

export type TemplateFixture = Awaited<ReturnType<typeof openTemplateFixture>>;
