import { z } from 'zod';

/**
 * Who owes the tax on a sale: the seller at a rate (`domestic`), the recipient (`reverseCharge`), nobody (`export`).
 *
 * @see Directive 2006/112/EC, Articles 146 (exports) and 226, number 11a (the words "reverse charge")
 */
export const VatRule = z.enum(['domestic', 'reverseCharge', 'export']);
export type VatRule = z.infer<typeof VatRule>;
