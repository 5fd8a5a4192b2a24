import { t } from '@lingui/core/macro';
import type { OrderTerms } from 'contract/order-list';

/** What a list says of the purchase and its sender, by the fields of the inquiry; what has no field is the message. */
export function termFields({ others, ...terms }: OrderTerms): Record<string, string> {
  const message = others.join('\n');
  const fields = { ...terms, message: message === '' ? undefined : message };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The fields in words. */
export function termLabels(): Readonly<Record<string, string>> {
  return {
    incoterm: t`Terms of delivery`,
    destination: t`Destination`,
    name: t`Name`,
    company: t`Company`,
    email: t`Email`,
    phone: t`Telephone`,
    message: t`Message`,
  };
}
