import { chemicals } from 'contract/catalog';
import { contactInfos } from 'contract/content';
import { customers } from 'contract/partner';
import { uuidv7 } from 'uuidv7';
import { ApiProblem } from '../../kernel/problem';
import { unique } from '../../testing/describe-resource-routes';
import { openTemplateFixture, publicUrl, type TemplateFixture } from '../template/template.fixture';
import { commonValues } from './common-values';
import { partnerValues } from './partner-values';
import { unknownId } from '../../testing/unknown-id';

let fixture: TemplateFixture;
beforeAll(async () => {
  fixture = await openTemplateFixture();
});
afterAll(() => fixture.api.close());

const server = { fromName: null, fromAddress: 'desk@chem.example' };

describe('values of records', () => {
  test('are those of partners who are there, by their ids', async () => {
    const { customer, supplier } = await fixture.addRecords();
    const gone = await fixture.add(customers, { companyName: `Gone ${unique()}` });
    await fixture.call(customers.endpoints.remove, { id: gone._id });
    const many = Array.from({ length: 9_998 }, uuidv7);
    const found = await partnerValues(fixture.api.services.database, {
      customerIds: [customer._id, gone._id, ...many],
      supplierIds: [supplier._id, customer._id],
    });
    expect(found.size).toBe(2);
    expect(found.get(customer._id)).toEqual({
      resource: 'customer',
      _id: customer._id,
      name: customer.companyName,
      email: 'ana@example.com',
      active: true,
      consents: false,
      values: {
        groups: {
          customer: {
            companyName: customer.companyName,
            contactPerson: 'Ana Example',
            designation: '',
            email: 'ana@example.com',
            phone: '+44 20 7946 0123',
            city: 'Kraków',
            country: 'Poland',
          },
          recipient: { name: 'Ana Example', email: 'ana@example.com' },
        },
        lists: {},
      },
    });
    expect(found.get(supplier._id)).toMatchObject({
      resource: 'supplier',
      email: null,
      active: false,
      consents: false,
      values: { groups: { recipient: { name: supplier.companyName, email: '' } } },
    });
    expect(
      (await partnerValues(fixture.api.services.database, { customerIds: [], supplierIds: [] }))
        .size,
    ).toBe(0);
  });

  test('are those common to all who get a message', async () => {
    const { database } = fixture.api.services;
    const draft = await fixture.add(chemicals, { name: `Draft ${unique()}` });
    await fixture.add(contactInfos, {
      label: 'Rotterdam',
      phones: ['+31205550123'],
      primary: true,
    });
    await fixture.add(contactInfos, {
      label: 'Head office',
      phones: ['+442079460123', '+442079460124'],
      address: '1 Example Quay',
      primary: true,
    });
    const of = { chemicalId: draft._id, server, publicUrl };
    const nameless = {
      name: '',
      email: 'desk@chem.example',
      website: 'https://chem.example',
      phone: '+44 20 7946 0123',
      address: '1 Example Quay',
      signature: '',
    };
    const byAdmin = await commonValues(database, { ...of, adminId: fixture.api.adminId });
    expect(byAdmin.groups).toMatchObject({
      company: nameless,
      sender: { name: 'Tess Ting', email: 'tess@example.com' },
      chemical: { name: draft.name, page: '' },
    });
    expect(byAdmin.groups).not.toHaveProperty('inquiry');
    const byNobody = await commonValues(database, {
      adminId: null,
      server: { ...server, fromName: 'Chem' },
      publicUrl,
    });
    expect(byNobody.groups).toEqual({
      company: { ...nameless, name: 'Chem', website: publicUrl },
      sender: { name: 'Chem', email: 'desk@chem.example' },
    });
  });

  test.each(['inquiryId', 'chemicalId'])('are not there for a %s of nobody', async (field) => {
    const of = { adminId: null, server, publicUrl, [field]: unknownId };
    const refusal = await commonValues(fixture.api.services.database, of).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ApiProblem);
    expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: field }] });
  });
});
