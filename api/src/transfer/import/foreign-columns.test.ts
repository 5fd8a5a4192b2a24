import { customers } from 'contract/partner';
import { unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { freshCas } from '../import-journey.fixture';
import { fieldsOf, openFiles, words } from './files-as-they-are.fixture';

let api: TestApi;
let files: ReturnType<typeof openFiles>;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  files = openFiles(api);
});
afterAll(() => api.close());

describe('columns', () => {
  it('with ids of another system are no ids of ours', async () => {
    const { taken, done } = await files.checked(
      files.ofCustomers,
      words('id,company,email\n17,Id {} Ltd,a@example.com\n18,Second {} Ltd,b@example.com\n'),
    );
    expect(taken.mapping).toEqual({ company: 'companyName', email: 'emails' });
    expect(done.counts).toMatchObject({ new: 2, wrong: 0 });
  });

  it('with another system’s unique ids are no ids of ours', async () => {
    const { taken, done } = await files.checked(
      files.ofCustomers,
      words(
        'ID,Company\n3f2504e0-4f89-41d3-9a0c-0305e82c3301,G {} Ltd\nN/A,I {} Ltd\n3f2504e0-4f89-41d3-9a0c-0305e82c3302,H {} Ltd\n',
      ),
    );
    expect(taken.mapping).toEqual({ Company: 'companyName' });
    expect(done.counts).toMatchObject({ new: 3, wrong: 0 });
  });

  it('keep their meaning in a file of ours after another file left them out', async () => {
    const word = unique();
    const { done } = await files.checked(
      files.ofCustomers,
      `Company name,Country\n${word} Ltd,DE\n`,
    );
    await files.ofCustomers.start(done._id);
    const [stored] = (
      await files.journey.call(customers.endpoints.list, { query: { search: word } })
    ).answer.data;
    const { taken, rows } = await files.checked(
      files.ofCustomers,
      `Company name,Country,ID\nRenamed ${word},DE,${stored._id}\n`,
    );
    expect(taken.mapping).toMatchObject({ ID: '_id' });
    expect(rows[0]).toMatchObject({ verdict: 'changed', recordId: stored._id });
  });

  it.each([
    [
      'German',
      'Firma;Ansprechpartner;E-Mail;Telefon;Straße;PLZ;Ort;Land\nM {} GmbH;Erika Muster;erika@example.com;+49 30 901820;Hauptstr. 1;01067;Dresden;DE\n',
      [
        'companyName',
        'contactPerson',
        'emails',
        'phones',
        'address.line1',
        'address.postalCode',
        'address.city',
        'address.country',
      ],
    ],
    [
      'HubSpot’s',
      'First Name,Last Name,Email,Phone Number,Company Name,Job Title,State/Region,Country/Region,Website URL\nJane,Roe,jane@example.com,+44 20 7946 0123,A {} Ltd,Buyer,,GB,https://example.com\n',
      [
        'contactPerson.1',
        'contactPerson.2',
        'emails',
        'phones',
        'companyName',
        'designation',
        'address.state',
        'address.country',
        'website',
      ],
    ],
    [
      'Salesforce’s',
      'Account Name,Billing Street,Billing City,Billing State/Province,Billing Zip/Postal Code,Billing Country,Phone,Website\nS {} Inc,1 Main St,Austin,TX,73301,United States,+1 212 555 0123,www.example.com\n',
      [
        'companyName',
        'address.line1',
        'address.city',
        'address.state',
        'address.postalCode',
        'address.country',
        'phones',
        'website',
      ],
    ],
    [
      'French',
      'Raison sociale;Nom du contact;Courriel;Téléphone;Adresse;Code postal;Ville;Pays;Numéro de TVA\nF {} SARL;Jeanne Roe;j@example.com;+33 1 23 45 67 89;1 rue X;75001;Paris;France;FR1\n',
      [
        'companyName',
        'contactPerson',
        'emails',
        'phones',
        'address.line1',
        'address.postalCode',
        'address.city',
        'address.country',
        'taxNumber',
      ],
    ],
    [
      'Chinese',
      '公司名称,联系人,邮箱,电话,地址,城市,国家\n公司 {},张三,z@example.com,+86 10 6552 9988,路1号,北京,中国\n',
      [
        'companyName',
        'contactPerson',
        'emails',
        'phones',
        'address.line1',
        'address.city',
        'address.country',
      ],
    ],
    [
      'Polish',
      'Nazwa firmy;Osoba kontaktowa;Adres e-mail;Numer telefonu;Ulica;Kod pocztowy;Miasto;Kraj;NIP\nP {} sp. z o.o.;Jan Roe;j@example.com;+48 22 123 45 67;Prosta 1;00-001;Warszawa;Polska;PL1\n',
      [
        'companyName',
        'contactPerson',
        'emails',
        'phones',
        'address.line1',
        'address.postalCode',
        'address.city',
        'address.country',
        'taxNumber',
      ],
    ],
  ])('of companies are known in %s', async (_, text, fields) => {
    const { taken, rows } = await files.checked(files.ofCustomers, words(text));
    expect(fieldsOf(taken)).toEqual(fields);
    expect(rows.map(({ verdict, errors }) => [verdict, errors])).toEqual([['new', []]]);
  });

  it('of a given and a family name are one person', async () => {
    const [values] = await files.valuesOf(
      files.ofCustomers,
      words('Last name,First name,Company\nRoe,Jane,C {}\n'),
    );
    expect(values).toMatchObject({ contactPerson: 'Jane Roe' });
  });

  it.each([
    [
      'English',
      'Chemical Name,CAS#,Catalog Number,Mol. Wt.,Mol. Formula,mp (°C),bp (°C),Flash Pt,Density (g/mL)',
      [
        'name',
        'casNumber',
        'productCode',
        'molecularWeight',
        'formula',
        'meltingPoint',
        'boilingPoint',
        'flashPoint',
        'density',
      ],
    ],
    [
      'German',
      'Bezeichnung,CAS-Nr.,Artikelnummer,Molmasse,Summenformel,Schmelzpunkt,Siedepunkt,Flammpunkt,Dichte',
      [
        'name',
        'casNumber',
        'productCode',
        'molecularWeight',
        'formula',
        'meltingPoint',
        'boilingPoint',
        'flashPoint',
        'density',
      ],
    ],
    [
      'Japanese',
      '製品名,CAS番号,品番,分子量,分子式,融点,沸点,引火点,密度',
      [
        'name',
        'casNumber',
        'productCode',
        'molecularWeight',
        'formula',
        'meltingPoint',
        'boilingPoint',
        'flashPoint',
        'density',
      ],
    ],
    [
      'Korean',
      '물질명,CAS번호,제품번호,분자량,분자식,녹는점,끓는점,인화점,밀도',
      [
        'name',
        'casNumber',
        'productCode',
        'molecularWeight',
        'formula',
        'meltingPoint',
        'boilingPoint',
        'flashPoint',
        'density',
      ],
    ],
  ])('of chemicals are known in %s', async (_, heads, fields) => {
    const { taken } = await files.checked(
      files.journey,
      `${heads}\nHead ${unique()},${freshCas()},${unique()},72.15,C5H12,-130,36,-49,0.626\n`,
    );
    expect(fieldsOf(taken)).toEqual(fields);
  });
});
