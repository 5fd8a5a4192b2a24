import { templateLists, templateVariables } from 'contract/email';

type Groups = typeof templateVariables;

/** The label of each group of variables. */
const groupLabels: Readonly<Record<keyof Groups, string>> = {
  recipient: 'Recipient',
  company: 'Our company',
  sender: 'Who sends it',
  customer: 'Customer',
  supplier: 'Supplier',
  inquiry: 'Inquiry',
  offer: 'Offer',
  chemical: 'Chemical',
};

const partnerMeanings = {
  companyName: 'Name of the company',
  contactPerson: 'The contact person',
  designation: 'Their position',
  email: 'First email address',
  phone: 'First phone number',
  city: 'City',
  country: 'Country',
};

/** The meaning of each variable. */
const meanings: {
  readonly [Group in keyof Groups]: Readonly<Record<keyof Groups[Group], string>>;
} = {
  recipient: { name: 'Name, where it is known', email: 'Address that it is sent to' },
  company: {
    name: 'Name',
    email: 'Address of the mail server’s sender',
    website: 'Website',
    phone: 'First phone number of the primary contact address',
    address: 'Primary contact address',
    signature: 'Signature of automatic mail',
  },
  sender: { name: 'Name of the admin', email: 'Email address of the admin' },
  customer: partnerMeanings,
  supplier: partnerMeanings,
  inquiry: {
    number: 'Number',
    contactName: 'Who asks',
    company: 'Their company',
    subject: 'What it is about',
    createdOn: 'Day on which it came',
    incoterm: 'Incoterm',
    destination: 'Place that it is to be delivered to',
  },
  offer: {
    number: 'Number',
    version: 'Number of the version',
    total: 'Total with its currency',
    validUntil: 'Last day of validity',
    link: 'Address of its page, for the recipient alone',
  },
  chemical: {
    name: 'Name',
    casNumber: 'CAS number',
    ecNumber: 'EC number',
    formula: 'Formula',
    productCode: 'Product code',
    page: 'Address of its page on the site',
  },
};

const listLabels: Readonly<Record<keyof typeof templateLists, string>> = {
  'inquiry.items': 'Items of the inquiry',
};

const itemMeanings: {
  readonly [List in keyof typeof templateLists]: Readonly<
    Record<keyof (typeof templateLists)[List][0], string>
  >;
} = {
  'inquiry.items': {
    name: 'Name of the chemical',
    quantity: 'Quantity',
    unit: 'Its unit',
    grade: 'Grade',
    packaging: 'Packaging',
    asWritten: 'The line of the customer’s list as it was written',
  },
};

/** A variable or block that can be inserted. */
export interface VariableChoice {
  /** The inserted text. */
  tag: string;
  meaning: string;
  sample: string;
}

export interface VariableGroup {
  label: string;
  /** Where the variables apply, if not everywhere. */
  note?: string;
  choices: readonly VariableChoice[];
}

/** All variables and blocks, in groups. */
export const variableGroups: readonly VariableGroup[] = [
  ...entriesOf(templateVariables).map(([group, samples]) => ({
    label: groupLabels[group],
    ...(group === 'offer' ? { note: 'Filled in the reminder of an offer.' } : {}),
    choices: choicesOf(samples, meanings[group], `${group}.`),
  })),
  ...entriesOf(templateLists).map(([list, [sample]]) => ({
    label: listLabels[list],
    note: 'Each holds within the part that is repeated.',
    choices: [repeated(list, Object.keys(sample)), ...choicesOf(sample, itemMeanings[list], '')],
  })),
];

function choicesOf(
  samples: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
  prefix: string,
): readonly VariableChoice[] {
  return Object.entries(samples).map(([name, sample]) => ({
    tag: `{{${prefix}${name}}}`,
    meaning: known[name] ?? name,
    sample,
  }));
}

function repeated(list: string, names: readonly string[]): VariableChoice {
  const item = ['quantity', 'unit', 'name'].filter((name) => names.includes(name));
  const content = item.map((name) => `{{${name}}}`).join(' ');
  return {
    tag: `{{#${list}}}${content}; {{/${list}}}`,
    meaning: 'A part that is repeated for each item',
    sample: '20 t Acetone; 500 kg Ethyl acetate; ',
  };
}

/** Guarantee: the object has no keys beside those of its type, as it is a constant of the contract. */
function entriesOf<Value extends object>(value: Value) {
  return Object.entries(value) as { [Key in keyof Value]: [Key, Value[Key]] }[keyof Value][];
}
