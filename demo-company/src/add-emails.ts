import { type AnyResource } from 'contract';
import { emailCategories, templates as templateResource } from 'contract/email';
import type { SeedWriter } from 'api/seed';
import { addPastMails } from './add-past-mails';
import file from './data/emails.json';
import { known } from './known';

/** Adds categories and templates, and if there is a mail server, the mails of the last months. */
export async function addEmails(
  writer: SeedWriter,
  chemicalIds: ReadonlyMap<string, string>,
): Promise<void> {
  const categories = await addNamed(writer, emailCategories, file.categories);
  const templates = file.templates.map(({ category, ...template }) => ({
    ...template,
    categoryId: known(categories, category),
  }));
  const templateIds = await addNamed(writer, templateResource, templates);
  await addPastMails(writer.work, { templateIds, chemicalIds });
}

/** @returns the `_id`s by name */
async function addNamed(
  writer: SeedWriter,
  resource: AnyResource,
  records: readonly { readonly name: string }[],
): Promise<Map<string, string>> {
  const added = await writer.add(
    resource,
    records.map((record) => ({ input: { ...record } })),
  );
  return new Map(added.map(({ name, _id }) => [String(name), String(_id)]));
}
