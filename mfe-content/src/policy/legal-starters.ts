import type { Company, ContactInfo, PolicyKind } from 'contract/content';

/** What a starter says of the company; null for what is not entered. */
export interface StarterFacts {
  readonly company: Pick<Company, 'name' | 'registrationNumber' | 'vatNumber'>;
  readonly contact: Pick<ContactInfo, 'address' | 'phones' | 'emails'> | undefined;
}

/** Texts to begin with. What the product does stands in them; what it cannot know is a place to complete. */
export function legalStarter(kind: PolicyKind, { company, contact }: StarterFacts): string {
  const facts: Facts = {
    name: entered(company.name, 'name of the company'),
    address: entered(contact?.address, 'postal address').replaceAll('\n', ', '),
    email: entered(contact?.emails[0], 'email'),
    phone: entered(contact?.phones[0], 'phone'),
    registration: entered(company.registrationNumber, 'register and number'),
    vat: entered(company.vatNumber, 'VAT number'),
  };
  return texts[kind](facts);
}

type Facts = Readonly<
  Record<'name' | 'address' | 'email' | 'phone' | 'registration' | 'vat', string>
>;

function entered(value: string | null | undefined, what: string): string {
  return value ? escaped(value) : toComplete(what);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function toComplete(what: string): string {
  return `[complete: ${what}]`;
}

const texts: Readonly<Record<PolicyKind, (facts: Facts) => string>> = {
  privacy: ({ name, address, email }) => `<h2>Who is responsible</h2>
<p>${name}, ${address}. Write to ${email} about anything on this page.</p>
<h2>What we keep, and why</h2>
<ul>
<li>When you read this site: technical records of requests, for a short time, to keep the site running and to find attacks.</li>
<li>When you send an inquiry or a message: your name, company, contact data and message, to answer it.</li>
<li>When you ask for a document: your email address and what was sent to it, and newer revisions of safety data sheets.</li>
<li>When you apply for a job: what you send us, to decide on the application.</li>
</ul>
<h2>On your device</h2>
<p>The site remembers your choice of light or dark theme and the products that you collected for an inquiry. It uses no advertising and does not follow you to other sites.</p>
<h2>Who else sees it</h2>
<p>Those of our staff who need it for their work, and ${toComplete('companies that run servers or deliver for you, or “nobody else”')}.</p>
<h2>How long</h2>
<p>As long as it is needed for the purpose, and after that for as long as the law requires. Applications that do not lead to a job, forms that we take for spam and the texts of emails are deleted by themselves after set periods.</p>
<h2>Your rights</h2>
<p>You may ask what we keep about you, have it corrected or deleted, object to its use, withdraw consent, and complain to ${toComplete('supervisory authority')}.</p>`,
  terms: ({ name }) => `<h2>1. Who may buy</h2>
<p>${name} sells to ${toComplete('kinds of customers, such as businesses and public bodies')}.</p>
<h2>2. What this site is</h2>
<p>The pages describe substances. They are not an offer. An offer is a document with a number, a date and a validity.</p>
<h2>3. Orders</h2>
<p>A contract is made when we confirm an order in writing.</p>
<h2>4. Prices and payment</h2>
<p>${toComplete('prices, taxes and terms of payment')}</p>
<h2>5. Delivery and passing of risk</h2>
<p>By the delivery term that our confirmation names, as in Incoterms 2020.</p>
<h2>6. Defects and liability</h2>
<p>${toComplete('claims for defects and limits of liability')}</p>
<h2>7. Law and place of jurisdiction</h2>
<p>${toComplete('law and place of jurisdiction')}</p>`,
  imprint: ({
    name,
    address,
    phone,
    email,
    registration,
    vat,
  }) => `<p><strong>${name}</strong><br>${address}</p>
<p>Represented by ${toComplete('managing directors')}</p>
<p>Phone ${phone}<br>Email ${email}</p>
<p>Registered: ${registration}<br>VAT number: ${vat}</p>`,
};
