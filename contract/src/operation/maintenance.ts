import { z } from 'zod';
import { text } from '../text';

/** While it is on, visitors see a page with its text, and their forms are refused; staff go on. */
export const Maintenance = z.object({
  text: z.string(),
  since: z.iso.datetime(),
});
export type Maintenance = z.infer<typeof Maintenance>;

export const MaintenanceText = z.strictObject({
  /** For visitors: what happens, and when the site is back. */
  text: text(300),
});
export type MaintenanceText = z.infer<typeof MaintenanceText>;

/** What visitors write; an unsubscription is taken at any time. */
export const formsInMaintenance: ReadonlySet<string> = new Set([
  'admin.register',
  'career.apply',
  'document.findCertificate',
  'document.request',
  'inquiry.contact',
  'offer.answer',
  'offer.ask',
  'productInquiry.create',
  'supplierRequest.answer',
]);
