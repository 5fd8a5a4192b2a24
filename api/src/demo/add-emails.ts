import { emailCategories } from 'contract/email';
import type { Work } from '../db/database';
import type { WriteContext } from '../repository/batch';
import type { ResourceTable } from '../repository/resource-table';
import { newFields, unwrapAll } from '../repository/write';
import { addManyWithin } from '../repository/write-batch';
import { plainTable } from '../repository/plain-table';
import { templateTable } from '../email/template/template.table';
import { addPastMails } from './add-past-mails';
import file from './data/emails.json';
import { known } from './known';

type ContextOf = (table: ResourceTable) => WriteContext;

/** Adds what mail is written from, and the mails of the months before now where there is a server for them to have left by. */
export async function addEmails(
  work: Work,
  contextOf: ContextOf,
  chemicalIds: ReadonlyMap<string, string>,
): Promise<void> {
  const categories = await addNamed(work, contextOf(plainTable(emailCategories)), file.categories);
  const templates = file.templates.map(({ category, ...template }) => ({
    ...template,
    categoryId: known(categories, category),
  }));
  const templateIds = await addNamed(work, contextOf(templateTable), templates);
  await addPastMails(work, { templateIds, chemicalIds });
}

/** @returns the `_id`s by name */
async function addNamed(
  work: Work,
  context: WriteContext,
  records: readonly { readonly name: string }[],
): Promise<Map<string, string>> {
  const given = records.map((record) => ({ fields: newFields(context.table, { ...record }) }));
  const added = unwrapAll(await addManyWithin(work, context, given));
  return new Map(added.map(({ name, _id }) => [String(name), String(_id)]));
}
