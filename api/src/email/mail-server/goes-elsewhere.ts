import type { MailSecurity } from 'contract/email';

interface Address {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
}

const protection: readonly MailSecurity[] = ['none', 'starttls', 'tls'];

/** Whether a stored password would reach another host or port, or go over a connection with less protection. */
export function goesElsewhere(after: Address, before: Address): boolean {
  const isSameServer = before.host === after.host && before.port === after.port;
  return !isSameServer || protection.indexOf(after.security) < protection.indexOf(before.security);
}
