import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { MailSecurity } from 'contract/email';

/** The standard port of each encryption: RFC 5321 (25), RFC 6409 (587) and RFC 8314 (465). */
export const standardPorts: Readonly<Record<MailSecurity, number>> = {
  none: 25,
  starttls: 587,
  tls: 465,
};

export const securityLabels = openLabels<MailSecurity>({
  get none() {
    return t`not encrypted`;
  },
  starttls: 'STARTTLS',
  tls: 'TLS',
});

export const securityOptions = [
  { value: 'starttls', label: 'STARTTLS' },
  {
    value: 'tls',
    get label() {
      return t`TLS from the start`;
    },
  },
  {
    value: 'none',
    get label() {
      return t({ message: 'None', context: 'encryption' });
    },
  },
] as const satisfies readonly { value: MailSecurity; label: string }[];
