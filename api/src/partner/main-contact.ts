import type { CustomerContact } from 'contract/partner';

/** What a company says of its main contact. */
export interface Named {
  readonly contactPerson: string | null;
  readonly designation: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

export type Person = Pick<CustomerContact, 'name' | 'role' | 'email' | 'phone' | 'isMain'> & {
  readonly _id: string;
};

type Facts = Pick<Person, 'name' | 'role' | 'email' | 'phone'>;

/** What a write of a company means for its contact persons. */
export type ContactChange =
  | { readonly kind: 'add'; readonly facts: Facts; readonly former: Person | undefined }
  | { readonly kind: 'update'; readonly person: Person; readonly facts: Facts }
  | { readonly kind: 'resign'; readonly person: Person };

/**
 * The change of contact persons that follows from a company's `contactPerson`, `designation`, first email and first
 * phone. The name of a person who is there makes that person the main contact. Another name with another email is
 * another person; another name alone corrects the name.
 *
 * @param before - undefined for a new company
 */
export function contactChange(
  before: Named | undefined,
  after: Named,
  people: readonly Person[],
): ContactChange | undefined {
  const main = people.find(({ isMain }) => isMain);
  const name = after.contactPerson;
  if (name === null) return main && { kind: 'resign', person: main };
  const facts = { ...wayTo(before, after, undefined), name, role: after.designation };
  const sameName = people.filter((person) => person.name === name);
  const person = sameName.find(({ isMain }) => isMain) ?? sameName[0];
  if (person) {
    const isChosen = person.isMain || before?.designation !== after.designation;
    const role = isChosen ? after.designation : person.role;
    const changed = { ...wayTo(before, after, person), name, role };
    return isUnchanged(person, changed) ? undefined : { kind: 'update', person, facts: changed };
  }
  if (!main || isOther(main, after)) return { kind: 'add', facts, former: main };
  return {
    kind: 'update',
    person: main,
    facts: { ...wayTo(before, after, main), name, role: after.designation },
  };
}

/** The email and phone of the company's main contact: the first ones, as far as they changed. */
function wayTo(
  before: Named | undefined,
  after: Named,
  person: Person | undefined,
): Pick<Person, 'email' | 'phone'> {
  const first = (field: 'emails' | 'phones', own: string | null) => {
    const [now = null] = after[field];
    const hasChanged = person === undefined || (before?.[field][0] ?? null) !== now;
    return hasChanged ? now : own;
  };
  return {
    email: first('emails', person?.email ?? null),
    phone: first('phones', person?.phone ?? null),
  };
}

function isOther(main: Person, { emails: [email] }: Named): boolean {
  return main.email !== null && email !== undefined && main.email !== email;
}

function isUnchanged(person: Person, { role, email, phone }: Facts): boolean {
  return person.isMain && person.role === role && person.email === email && person.phone === phone;
}

/**
 * What the company of a main contact says then.
 *
 * @param former - the person before the write; undefined if that was not the main contact
 */
export function namedBy(
  company: Named,
  { name, role, email, phone }: Facts,
  former: Facts | undefined,
): Named {
  return {
    contactPerson: name,
    designation: role,
    emails: withFirst(company.emails, email, former?.email ?? null),
    phones: withFirst(company.phones, phone, former?.phone ?? null),
  };
}

/** The value first, in place of the former one; without a value the others stay. */
function withFirst(
  list: readonly string[],
  value: string | null,
  former: string | null,
): readonly string[] {
  if (value === former) return value === null || list.includes(value) ? list : [value, ...list];
  const others = list.filter((one) => one !== value && one !== former);
  return value === null ? others : [value, ...others];
}
