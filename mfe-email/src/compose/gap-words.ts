import type { EmailPreview } from 'contract/email';
import { countText, numberText } from 'shared-ui/table';

type MailGap = EmailPreview['gaps'][number];

const kinds: Readonly<Record<string, string>> = { supplier: 'suppliers', customer: 'customers' };

/** Which variable is empty for whom: “inquiry.company is empty for 2 of 40 recipients: Ann, Ben”. */
export function gapWords({ variable, total, recipients }: MailGap, all: number): string {
  const kind = kinds[variable.split('.')[0] ?? ''];
  const whose = kind === undefined ? '' : ` is a value of ${kind} and`;
  const more = total - recipients.length;
  const names = recipients.join(', ') + (more === 0 ? '' : ` and ${numberText(more)} more`);
  const whom =
    total === all && all > 1
      ? 'all recipients'
      : `${numberText(total)} of ${countText(all, { one: 'recipient', many: 'recipients' })}: ${names}`;
  return `${variable}${whose} is empty for ${whom}`;
}
