import { plural, t } from '@lingui/core/macro';
import type { EmailPreview } from 'contract/email';
import { numberText } from 'shared-ui/table';

type MailGap = EmailPreview['gaps'][number];

/** Which variable is empty for whom: “inquiry.company is empty for 2 of 40 recipients: Ann, Ben”. */
export function gapWords({ variable, total, recipients }: MailGap, all: number): string {
  const [kind] = variable.split('.');
  if (total === all && all > 1) return emptyForAll(variable, kind);
  const empty = numberText(total);
  const names = namesText(recipients, total);
  if (kind === 'supplier') {
    return t`${plural(all, {
      one: `${variable} is a value of suppliers and is empty for ${empty} of # recipient: ${names}`,
      other: `${variable} is a value of suppliers and is empty for ${empty} of # recipients: ${names}`,
    })}`;
  }
  if (kind === 'customer') {
    return t`${plural(all, {
      one: `${variable} is a value of customers and is empty for ${empty} of # recipient: ${names}`,
      other: `${variable} is a value of customers and is empty for ${empty} of # recipients: ${names}`,
    })}`;
  }
  return t`${plural(all, {
    one: `${variable} is empty for ${empty} of # recipient: ${names}`,
    other: `${variable} is empty for ${empty} of # recipients: ${names}`,
  })}`;
}

function emptyForAll(variable: string, kind: string | undefined): string {
  if (kind === 'supplier') {
    return t`${variable} is a value of suppliers and is empty for all recipients`;
  }
  if (kind === 'customer') {
    return t`${variable} is a value of customers and is empty for all recipients`;
  }
  return t`${variable} is empty for all recipients`;
}

function namesText(recipients: readonly string[], total: number): string {
  const more = total - recipients.length;
  const names = recipients.join(', ');
  return more === 0 ? names : t`${names} and ${{ more: numberText(more) }} more`;
}
