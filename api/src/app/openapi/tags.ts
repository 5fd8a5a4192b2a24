import { capitalized, type Endpoint } from 'contract';
import { allResources } from 'contract/endpoints';
import type { JsonObject } from './schemas';
import { tagOf } from './operation';

/** What the calls are about whose paths begin with a word that is no resource's. */
const words: Readonly<Record<string, string>> = {
  admin: 'Accounts of staff: sign-in, profile, links by mail',
  answerTime: 'How fast inquiries are answered',
  apiKey: 'Keys for other programs',
  audit: 'Who did what, when and from where',
  calendar: 'Follow-ups by day, and the calendar feed of who calls',
  careerInfo: 'Openings for applicants',
  chemicalCategory: 'Categories of chemicals, in three levels',
  company: 'The record of the company that runs the installation',
  dashboard: 'Figures of the dashboard',
  file: 'Uploads and downloads',
  form: 'Tokens for the forms of visitors',
  import: 'Imports of files, from the dry run to the undo',
  job: 'Work on many records: bulk changes, undo, progress',
  logo: 'Pictures of accounts and logos',
  mailbox: 'The mail server of development',
  media: 'The media library',
  notification: 'Messages to who calls, and their stream',
  offer: 'Offers of inquiries',
  operation: 'How the installation is, and maintenance',
  passkey: 'Passkeys of who calls',
  price: 'Prices for the lines of offers',
  personalData: 'Finds, exports and erases what is stored of a person',
  policy: 'Legal texts of the site',
  record: 'History, restoring and figures of all records',
  regulation: 'Regulatory tables and what they say of a chemical',
  release: 'Releases of the panel’s remotes',
  retention: 'Rules by which data is removed',
  savedView: 'Saved filters of lists',
  money: 'What inquiries are worth',
  report: 'Saved reports of what inquiries are worth',
  reportMail: 'Reports by mail each Monday',
  secondFactor: 'Authenticator apps and recovery codes of who calls',
  session: 'Sessions of who calls',
  staff: 'Colleagues: invitations, roles, deactivation',
  startList: 'What a new installation needs',
  substance: 'What the product knows of common substances',
  trade: 'Rates and terms of trade',
  translation: 'Texts of records in the languages of the site',
  trash: 'Deleted records, until they are restored or purged',
  webhook: 'Addresses of other programs that are sent events',
};

/** The tags of operations, the first words of their paths, with a text each. */
export function describeTags(endpoints: readonly Endpoint[]): JsonObject[] {
  const tags = [...new Set(endpoints.map(tagOf))].toSorted();
  return tags.map((name) => ({ name, description: words[name] ?? resourceWords(name) }));
}

function resourceWords(tag: string): string {
  const labels = allResources
    .filter(({ endpoints }) => Object.values(endpoints).some((one) => tagOf(one) === tag))
    .map(({ label }) => label.many);
  if (labels.length === 0) throw new TypeError(`The tag ${tag} has no text`);
  return capitalized(labels.join(', '));
}
