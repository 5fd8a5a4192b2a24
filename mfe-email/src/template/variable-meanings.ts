import { t } from '@lingui/core/macro';
import { templateLists, templateVariables } from 'contract/email';

type Groups = typeof templateVariables;

/** The label of each group of variables. */
const groupLabels: Readonly<Record<keyof Groups, string>> = {
  get recipient() {
    return t`Recipient`;
  },
  get company() {
    return t`Our company`;
  },
  get sender() {
    return t`Who sends it`;
  },
  get customer() {
    return t`Customer`;
  },
  get supplier() {
    return t`Supplier`;
  },
  get inquiry() {
    return t`Inquiry`;
  },
  get offer() {
    return t`Offer`;
  },
  get chemical() {
    return t`Chemical`;
  },
};

const partnerMeanings = {
  get companyName() {
    return t`Name of the company`;
  },
  get contactPerson() {
    return t`The contact person`;
  },
  get designation() {
    return t`Their position`;
  },
  get email() {
    return t`First email address`;
  },
  get phone() {
    return t`First phone number`;
  },
  get city() {
    return t`City`;
  },
  get country() {
    return t`Country`;
  },
};

/** The meaning of each variable. */
const meanings: {
  readonly [Group in keyof Groups]: Readonly<Record<keyof Groups[Group], string>>;
} = {
  recipient: {
    get name() {
      return t`Name, where it is known`;
    },
    get email() {
      return t`Address that it is sent to`;
    },
  },
  company: {
    get name() {
      return t`Name`;
    },
    get email() {
      return t`Address of the mail server’s sender`;
    },
    get website() {
      return t`Website`;
    },
    get phone() {
      return t`First phone number of the primary contact address`;
    },
    get address() {
      return t`Primary contact address`;
    },
    get signature() {
      return t`Signature of automatic mail`;
    },
  },
  sender: {
    get name() {
      return t`Name of the admin`;
    },
    get email() {
      return t`Email address of the admin`;
    },
  },
  customer: partnerMeanings,
  supplier: partnerMeanings,
  inquiry: {
    get number() {
      return t`Number`;
    },
    get contactName() {
      return t`Who asks`;
    },
    get company() {
      return t`Their company`;
    },
    get subject() {
      return t`What it is about`;
    },
    get createdOn() {
      return t`Day on which it came`;
    },
    get incoterm() {
      return t`Incoterm`;
    },
    get destination() {
      return t`Place that it is to be delivered to`;
    },
  },
  offer: {
    get number() {
      return t`Number`;
    },
    get version() {
      return t`Number of the version`;
    },
    get total() {
      return t`Total with its currency`;
    },
    get validUntil() {
      return t`Last day of validity`;
    },
    get link() {
      return t`Address of its page, for the recipient alone`;
    },
  },
  chemical: {
    get name() {
      return t`Name`;
    },
    get casNumber() {
      return t`CAS number`;
    },
    get ecNumber() {
      return t`EC number`;
    },
    get formula() {
      return t`Formula`;
    },
    get productCode() {
      return t`Product code`;
    },
    get page() {
      return t`Address of its page on the site`;
    },
  },
};

const listLabels: Readonly<Record<keyof typeof templateLists, string>> = {
  get 'inquiry.items'() {
    return t`Items of the inquiry`;
  },
};

const itemMeanings: {
  readonly [List in keyof typeof templateLists]: Readonly<
    Record<keyof (typeof templateLists)[List][0], string>
  >;
} = {
  'inquiry.items': {
    get name() {
      return t`Name of the chemical`;
    },
    get quantity() {
      return t`Quantity`;
    },
    get unit() {
      return t`Its unit`;
    },
    get grade() {
      return t`Grade`;
    },
    get packaging() {
      return t`Packaging`;
    },
    get asWritten() {
      return t`The line of the customer’s list as it was written`;
    },
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
export function variableGroups(): readonly VariableGroup[] {
  return [
    ...entriesOf(templateVariables).map(([group, samples]) => ({
      label: groupLabels[group],
      ...(group === 'offer' ? { note: t`Filled in the reminder of an offer.` } : {}),
      choices: choicesOf(samples, meanings[group], `${group}.`),
    })),
    ...entriesOf(templateLists).map(([list, [sample]]) => ({
      label: listLabels[list],
      note: t`Each holds within the part that is repeated.`,
      choices: [repeated(list, Object.keys(sample)), ...choicesOf(sample, itemMeanings[list], '')],
    })),
  ];
}

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
    meaning: t`A part that is repeated for each item`,
    sample: '20 t Acetone; 500 kg Ethyl acetate; ',
  };
}

/** Guarantee: the object has no keys beside those of its type, as it is a constant of the contract. */
function entriesOf<Value extends object>(value: Value) {
  return Object.entries(value) as { [Key in keyof Value]: [Key, Value[Key]] }[keyof Value][];
}
