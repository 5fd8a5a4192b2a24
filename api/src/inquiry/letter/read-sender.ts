import { buffer } from 'node:stream/consumers';
import { dayIn } from 'contract';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { drawVariant } from '../../file/image';
import type { Services } from '../../kernel/services';
import { adminName } from '../../repository/admin-name';
import type { Seller, Sender } from './letter';

/** In pixels: enough for 60 mm in print. */
const logoWidth = 720;

/** Who writes a letter now, without the logo. */
export async function readSender(work: Work, sellerId: string | null): Promise<Sender> {
  const company = await readCompany(work);
  return {
    company,
    logo: null,
    seller: sellerId === null ? null : await readSeller(work, sellerId),
    day: dayIn(company.timeZone, new Date()),
  };
}

/** A sheet with the company's logo, outside of transactions, which would wait for the storage. */
export async function withLogo<Sheet extends { readonly sender: Sender }>(
  files: Services['files'],
  sheet: Sheet,
): Promise<Sheet> {
  const { logo } = sheet.sender.company;
  const file = logo === null ? undefined : await files.find(logo);
  const stored = file && (await files.open(file));
  if (!stored) return sheet;
  const bytes = await buffer(stored.stream);
  const drawn = await drawVariant(bytes, { width: logoWidth, format: 'png' });
  return { ...sheet, sender: { ...sheet.sender, logo: drawn } };
}

async function readSeller(work: Work, id: string): Promise<Seller | null> {
  const seller = await work
    .selectFrom('admin')
    .select([adminName.as('name'), 'phone', 'email'])
    .where('_id', '=', id)
    .executeTakeFirst();
  return seller ? { ...seller, name: seller.name ?? seller.email } : null;
}
