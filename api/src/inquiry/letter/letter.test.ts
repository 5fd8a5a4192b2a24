import { chemicals } from 'contract/catalog';
import { companyLogos } from 'contract/content';
import { inquiries, offerEndpoints, offers } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { adminEndpoints } from 'contract/staff';
import sharp from 'sharp';
import { readPdf } from '../../pdf/read-pdf.fixture';
import { openOffers } from '../offer/offer.fixture';

let company: Awaited<ReturnType<typeof openOffers>>;
beforeAll(async () => {
  company = await openOffers();
});
afterAll(() => company.site.api.close());

const pdfOf = async (id: string) => {
  const { api } = company.site;
  const { rawPayload } = await api.inject({
    url: `/api/${offerEndpoints.pdf.path}?id=${id}`,
    headers: { authorization: `Bearer ${api.adminToken}` },
  });
  const { pages } = await readPdf(rawPayload);
  return { size: rawPayload.length, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
};

test('an offer to a German customer has their address, the seller, hazards of its line and the logo', async () => {
  const { staff, api } = company.site;
  const { inquiryId } = await company.addInquiry();
  const customer = await staff(customers.endpoints.add, {
    body: {
      companyName: 'Käufer Beispiel GmbH',
      taxNumber: 'DE111111111',
      letterLanguage: 'de',
      address: { line1: 'Beispielweg 3', postalCode: '20095', city: 'Hamburg', country: 'DE' },
    },
  });
  const inquiry = (await staff(inquiries.endpoints.get, { id: inquiryId })).answer.data;
  await staff(inquiries.endpoints.update, {
    id: inquiryId,
    body: { customerId: customer.answer.data._id, version: inquiry.version },
  });
  const phone = await staff(adminEndpoints.updateProfile, { body: { phone: '+44 20 7946 0123' } });
  expect(phone.status).toBe(200);
  const acetone = await staff(chemicals.endpoints.add, {
    body: {
      name: 'Labelled acetone',
      casNumber: '67-64-1',
      signalWord: 'Danger',
      hazardStatements: ['H225', 'H319'],
    },
  });
  const draft = await company.complete(inquiryId);
  expect(draft.language).toBe('de');
  const [line] = draft.lines;
  const changed = await staff(offers.endpoints.update, {
    id: draft._id,
    body: {
      lines: [{ ...line, chemicalId: acetone.answer.data._id, freeText: null }],
      version: draft.version,
    },
  });
  expect(changed.answer.data.pricedLines[0].hazards).toEqual({
    signalWord: 'Danger',
    statements: ['H225', 'H319'],
  });
  const plain = await pdfOf(draft._id);
  for (const words of [
    'Käufer Beispiel GmbH',
    '20095 Hamburg',
    'DE111111111',
    '+44 20 7946 0123',
    'Gefahr: H225, H319',
    'Gesamtbetrag 603,00 EUR',
  ])
    expect(plain.text).toContain(words);

  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = { width: 200, height: 60, channels: 3, background: 'white', noise } as const;
  const image = await api.services.files.store(
    { bytes: await sharp({ create: picture }).webp().toBuffer(), originalName: 'logo.webp' },
    { visibility: 'public', viewer: { kind: 'system' } },
  );
  const logo = await staff(companyLogos.endpoints.add, {
    body: { image: image.name, variant: 'light', active: true },
  });
  expect(logo.status).toBe(201);
  const withLogo = await pdfOf(draft._id);
  expect(withLogo.size).toBeGreaterThan(plain.size + 5000);
});
