import { customerEndpoints, supplierEndpoints } from 'contract/partner';
import { unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { ImportJourney } from '../transfer/import-journey.fixture';
import { column, dryRun, verdicts } from '../transfer/import/dry-run.fixture';

let api: TestApi;
let customers: ImportJourney;
let suppliers: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  customers = new ImportJourney(api, customerEndpoints.import);
  suppliers = new ImportJourney(api, supplierEndpoints.import);
});
afterAll(() => api.close());

const word = unique();
const dry = (...lines: string[]) => dryRun(customers, lines.join('\n'));

describe('a list of companies as people have it', () => {
  it('has ids of another program', async () => {
    const run = await dry(
      'id,company,email',
      `17,${word} Id,a@one.example`,
      `18,${word} Second,b@two.example`,
    );
    expect(Object.values(run.mapping)).not.toContain('_id');
    expect(verdicts(run)).toEqual(['new', 'new']);
  });

  it('has countries by name', async () => {
    const names = ['Germany', 'United Kingdom', 'USA', 'UK', 'The Netherlands', 'Czech Republic'];
    const run = await dry(
      'Company,Country',
      ...names.map((name, at) => `${word} land ${'ABCDEF'[at]}${at},${name}`),
    );
    expect(column(run, 'address.country')).toEqual(['DE', 'GB', 'US', 'GB', 'NL', 'CZ']);
  });

  it('has emails as address books write them', async () => {
    const run = await dry(
      'Company,Email',
      `${word} mail a,Jane Roe <jane@a-one.example>`,
      `${word} mail b,mailto:jane@b-two.example`,
      `${word} mail c,jane@xn--mnchen-3ya.example`,
      `${word} mail e,a@e-five.example b@e-five.example`,
      `${word} mail f,a@f-six.example / b@f-six.example`,
    );
    expect(column(run, 'emails')).toEqual([
      'jane@a-one.example',
      'jane@b-two.example',
      'jane@xn--mnchen-3ya.example',
      'a@e-five.example; b@e-five.example',
      'a@f-six.example; b@f-six.example',
    ]);
  });

  it('has an address at a domain with an umlaut', async () => {
    const run = await dry('Company,Email', `${word} umlaut,jane@münchen.example`);
    expect(column(run, 'emails')).toEqual(['jane@xn--mnchen-3ya.example']);
  });

  it('has phones as they are dialled in the country', async () => {
    const run = await dry(
      'Company,Phone,Country',
      `${word} phone a,030 901820,DE`,
      `${word} phone b,(212) 555-0123,US`,
      `${word} phone d,+44 20 7946 0123 / +44 20 7946 0124,GB`,
      `${word} phone e,+1 (212) 555-0199 x45,US`,
    );
    expect(column(run, 'phones')).toEqual([
      '+4930901820',
      '+12125550123',
      '+442079460123; +442079460124',
      '+12125550199',
    ]);
    expect(run.rows[3]?.messages).toContain('45');
  });

  it('has one company five times', async () => {
    const run = await dryRun(
      suppliers,
      [
        'Supplier,Tax number',
        `${word} Tax Ltd,DE123456789`,
        `${word} Tax limited,DE 123 456 789`,
        `${word} Tax ltd,de123456789`,
        `${word.toUpperCase()} TAX LTD.,`,
        `${word}  Tax Ltd,`,
      ].join('\n'),
    );
    expect(verdicts(run)).toEqual(['new', 'wrong', 'wrong', 'wrong', 'wrong']);
  });

  it('has heads in German', async () => {
    const run = await dry(
      'Firma;Ansprechpartner;E-Mail;Telefon;Straße;PLZ;Ort;Land',
      `${word} Muster GmbH;Erika Muster;erika@muster.example;+49 30 901820;Hauptstr. 1;01067;Dresden;DE`,
    );
    expect(Object.keys(run.mapping)).toHaveLength(8);
    expect(column(run, 'address.postalCode')).toEqual(['01067']);
  });

  it('has heads of HubSpot, with a name in two columns', async () => {
    const run = await dry(
      'First Name,Last Name,Email,Phone Number,Company Name,Job Title,State/Region,Country/Region,Website URL',
      `Jane,Roe,jane@hub.example,+44 20 7946 0123,${word} Acme,Buyer,,GB,https://hub.example`,
    );
    expect(run.rows[0]?.values).toMatchObject({
      contactPerson: 'Jane Roe',
      designation: 'Buyer',
      'address.country': 'GB',
    });
  });
});

describe('other lists of companies', () => {
  it.each([
    ['fr', 'Raison sociale;Interlocuteur;Courriel;Téléphone;Rue;Code postal;Ville;Pays'],
    [
      'es',
      'Empresa;Persona de contacto;Correo electrónico;Teléfono;Calle;Código postal;Ciudad;País',
    ],
    ['it', 'Ragione sociale;Referente;Email;Telefono;Indirizzo;CAP;Città;Paese'],
    ['pt', 'Razão social;Contato;Email;Telefone;Endereço;CEP;Cidade;País'],
    ['nl', 'Bedrijfsnaam;Contactpersoon;E-mail;Telefoon;Straat;Postcode;Plaats;Land'],
    ['pl', 'Nazwa firmy;Osoba kontaktowa;E-mail;Telefon;Ulica;Kod pocztowy;Miasto;Kraj'],
    ['tr', 'Firma adı;Yetkili kişi;E-posta;Telefon;Adres;Posta kodu;Şehir;Ülke'],
    ['zh', '公司名称;联系人;邮箱;电话;地址;邮编;城市;国家'],
    ['ja', '会社名;担当者;メールアドレス;電話番号;住所;郵便番号;市区町村;国'],
    ['ko', '회사명;담당자;이메일;전화번호;주소;우편번호;도시;국가'],
    [
      'Outlook',
      'Company;Full Name;E-mail Address;Business Phone;Business Street;Business Postal Code;Business City;Business Country/Region',
    ],
    [
      'Salesforce',
      'Account Name;Contact Name;Email;Phone;Billing Street;Billing Zip/Postal Code;Billing City;Billing Country',
    ],
    [
      'SAP',
      'Name 1;Contact person;E-Mail Address;Telephone 1;House number and street;Postal Code;City;Country Key',
    ],
  ])('have heads in %s', async (_, heads) => {
    const run = await dry(
      heads,
      `${word} heads ${heads.length};Ann Roe;ann@heads.example;+44 20 7946 0123;Road 1;12345;Town;FR`,
    );
    expect(Object.values(run.mapping).toSorted()).toEqual(
      [
        'companyName',
        'contactPerson',
        'emails',
        'phones',
        'address.line1',
        'address.postalCode',
        'address.city',
        'address.country',
      ].toSorted(),
    );
  });

  it.each([
    ['Holland', 'NL'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Great Britain', 'GB'],
    ['Estados Unidos', 'US'],
    ['Italien', 'IT'],
    ['Россия', null],
    ['大韩民国', 'KR'],
    ['South Korea', 'KR'],
    ['Korea', null],
  ])('come from %s', async (name, code) => {
    const run = await dry('Company,Country', `${word} from ${name},${name}`);
    if (code !== null) expect(column(run, 'address.country')).toEqual([code]);
    else expect(['KR', 'KP', 'RU', null]).toContain(column(run, 'address.country')[0]);
  });

  it('have words for nothing in texts of the address', async () => {
    const run = await dry('Company,State,City,Website', `${word} nothing,NULL,k.A.,brak`);
    expect(run.rows[0]?.values).toEqual({ companyName: `${word} nothing` });
  });

  it('say in words that a text is no web address', async () => {
    const { rows } = await dry('Company,Website', `${word} site,#CAJUN.HTM#`);
    expect(rows[0]?.messages).toContain('is no web address');
  });
});
