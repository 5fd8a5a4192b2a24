import { z } from 'zod';
import { areas } from '../staff/permission';
import { text } from '../text';

/** What a place of the panel tells the widgets in it, by slot. */
export interface SlotContexts {
  /** A card of the dashboard. */
  'dashboard.card': object;
  /** A panel across the dashboard, below its figures. */
  'dashboard.panel': object;
  /** A card below a chemical's form. */
  'chemical.card': { readonly id: string };
  /** A tab beside a customer's form. */
  'customer.tab': { readonly id: string };
  /** A tab beside a supplier's form. */
  'supplier.tab': { readonly id: string };
}
export type SlotName = keyof SlotContexts;

/** A widget that a remote offers for a slot, as `slot/name`. A slot unknown to the page is never asked for. */
export const SlotEntry = z.strictObject({
  slot: text(40),
  name: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/),
  title: text(60),
  /** Among the widgets of the slot, lowest first. */
  order: z.int(),
  /** What its viewer needs. */
  needs: z.partialRecord(z.enum(areas), z.enum(['view', 'edit', 'all'])).default({}),
});
export type SlotEntry = z.infer<typeof SlotEntry>;

/** The name of a widget among those of its remote: `customer.tab/emails`. */
export function widgetName({ slot, name }: Pick<SlotEntry, 'slot' | 'name'>): string {
  return `${slot}/${name}`;
}
