const unitId = '0192f3a4-0000-7000-8000-000000000001';
const chemicalId = '0192f3a4-0000-7000-8000-000000000002';
const customerId = '0192f3a4-0000-7000-8000-000000000003';

const sender = {
  name: 'Mira Osei',
  email: 'mira.osei@example.com',
  company: 'Osei Coatings',
  country: 'GH',
};

const partner = {
  companyName: 'Nordwall Chemie GmbH',
  contactPerson: 'Jana Reiter',
  emails: ['sales@nordwall.example'],
  phones: ['+4940123456'],
  website: 'https://nordwall.example.com',
  currency: 'EUR',
  incoterm: 'FCA',
  certifications: ['ISO 9001'],
};

/** Examples of bodies for the API's documentation, by the name of the endpoint. A test parses each. */
export const examples: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['unit.add', { name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 }],
  [
    'chemical.add',
    {
      name: 'Acetone',
      casNumber: '67-64-1',
      synonyms: ['Propan-2-one', 'Dimethyl ketone'],
      smiles: 'CC(C)=O',
      formula: 'C3H6O',
      grades: ['AR', 'HPLC'],
      packagings: [{ quantity: 160, unitId, container: 'steel drum' }],
      unitId,
      hsCode: '29141100',
      unNumber: 'UN1090',
      hazardClass: '3',
      packingGroup: 'II',
      ghsPictograms: ['GHS02', 'GHS07'],
      signalWord: 'Danger',
      hazardStatements: ['H225', 'H319', 'H336'],
      origin: 'DE',
      status: 'draft',
    },
  ],
  ['chemical.update', { purity: '≥ 99.8 %', status: 'published', version: 3 }],
  ['supplier.add', { ...partner, leadTimeDays: 14, rating: 4, marketingConsent: false }],
  ['customer.add', { ...partner, industry: 'Coatings', marketingConsent: false }],
  ['customer.update', { paymentTerms: '30 days net', version: 2 }],
  [
    'inquiry.add',
    {
      contactName: sender.name,
      email: sender.email,
      company: sender.company,
      country: sender.country,
      customerId,
      items: [{ chemicalId, quantity: 800, unitId, grade: 'AR', packaging: 'steel drum' }],
      incoterm: 'CIF',
      destination: 'Tema',
      priority: 'high',
    },
  ],
  ['followup.add', { inquiryId: chemicalId, kind: 'call', message: 'Ask for the delivery date' }],
  [
    'productInquiry.create',
    {
      ...sender,
      items: [{ chemicalId, quantity: 800, unitId, grade: 'AR' }],
      incoterm: 'CIF',
      destination: 'Tema',
      documentsWanted: ['SDS'],
      message: 'Please quote for monthly deliveries.',
    },
  ],
  [
    'inquiry.contact',
    { ...sender, subject: 'Distribution in Ghana', message: 'Do you have a partner in Accra?' },
  ],
  [
    'email.send',
    {
      customerIds: [customerId],
      subject: 'New grades of {{chemical.name}}',
      html: '<p>Dear {{recipient.name}},</p><p>We now stock {{chemical.name}} in HPLC grade.</p>',
      chemicalId,
      linked: 'none',
      consentingOnly: true,
    },
  ],
  [
    'template.add',
    {
      name: 'Thank you for your inquiry',
      subject: 'Your inquiry {{inquiry.number}}',
      html: '<p>Dear {{recipient.name}},</p><p>Thank you for your inquiry.</p>',
    },
  ],
  [
    'smtp.add',
    {
      name: 'Sales',
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      username: 'sales',
      password: 'the password of the mailbox',
      fromName: 'Example Chemicals',
      fromAddress: 'sales@example.com',
      maxPerMinute: 60,
    },
  ],
  [
    'webhook.add',
    {
      name: 'Shop',
      url: 'https://shop.example.com/hooks/chemicals',
      events: ['chemical.created', 'chemical.updated'],
    },
  ],
]);
