/** The variables of templates with samples; a list is used as a section: `{{#inquiry.items}}…`. */
export const templateVariables = {
  recipient: {
    name: 'Ana Example',
    email: 'ana@example.com',
  },
  company: {
    name: 'Example Chemicals',
    email: 'sales@example.com',
    website: 'https://www.example.com',
    phone: '+44 20 7946 0123',
    address: '1 Example Street, Liverpool',
    signature: 'Example Chemicals Ltd, registered in England',
  },
  sender: {
    name: 'Sam Sample',
    email: 'sam@example.com',
  },
  customer: {
    companyName: 'Example Coatings',
    contactPerson: 'Ana Example',
    designation: 'Purchasing',
    email: 'ana@example.com',
    phone: '+49 30 901820',
    city: 'Berlin',
    country: 'Germany',
  },
  supplier: {
    companyName: 'Example Solvents',
    contactPerson: 'Ben Example',
    designation: 'Sales',
    email: 'ben@example.com',
    phone: '+31 20 5550123',
    city: 'Rotterdam',
    country: 'Netherlands',
  },
  inquiry: {
    number: 'INQ-2026-000123',
    contactName: 'Ana Example',
    company: 'Example Coatings',
    subject: 'Solvents for a trial',
    createdOn: '21 November 2026',
    incoterm: 'CIF',
    destination: 'Hamburg',
  },
  offer: {
    number: 'OFF-2026-000123',
    version: '1',
    total: '1,250.50 EUR',
    validUntil: '31 December 2026',
    link: 'https://www.example.com/inquiry/offer?key=example',
  },
  chemical: {
    name: 'Acetone',
    casNumber: '67-64-1',
    ecNumber: '200-662-2',
    formula: 'C3H6O',
    productCode: 'EX-0001',
    page: 'https://www.example.com/acetone',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The lists for repeated sections, with the names available in the section. */
export const templateLists = {
  'inquiry.items': [
    {
      name: 'Acetone',
      quantity: '20',
      unit: 't',
      grade: 'Technical',
      packaging: 'IBC',
      asWritten: 'acetone techn. 20 mt IBC',
    },
    {
      name: 'Ethyl acetate',
      quantity: '500',
      unit: 'kg',
      grade: 'ACS',
      packaging: 'Drum',
      asWritten: '',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** Every variable by full name: `customer.companyName`. */
export const templateVariableNames: readonly string[] = Object.entries(templateVariables).flatMap(
  ([group, fields]) => Object.keys(fields).map((field) => `${group}.${field}`),
);
