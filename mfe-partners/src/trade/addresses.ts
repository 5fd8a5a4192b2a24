/** A possible recipient of a message to all partners. */
export interface Addressee {
  readonly _id: string;
  readonly emails: readonly string[];
  readonly active: boolean;
  readonly marketingConsent: boolean;
}

/** The addresses of a message to all, and how many partners are skipped for each reason, by the first that applies. */
export interface Addresses {
  readonly addresses: readonly string[];
  readonly inactive: number;
  readonly withoutAddress: number;
  readonly withoutConsent: number;
}

/** The first address of each active partner, without duplicates. `isConsentNeeded` leaves out those without consent. */
export function addressesOf(
  partners: readonly Addressee[],
  options: { isConsentNeeded: boolean },
): Addresses {
  const active = partners.filter((one) => one.active);
  const reachable = active.filter(({ emails }) => emails.length > 0);
  const agreed = reachable.filter(({ marketingConsent }) => marketingConsent);
  const writtenTo = options.isConsentNeeded ? agreed : reachable;
  return {
    addresses: [...new Set(writtenTo.flatMap(({ emails }) => emails.slice(0, 1)))],
    inactive: partners.length - active.length,
    withoutAddress: active.length - reachable.length,
    withoutConsent: reachable.length - agreed.length,
  };
}

/** The URL length that all common mail programs and browsers accept. */
export const maxMailHrefLength = 2000;

/**
 * A `mailto:` link with all addresses as Bcc, so that no recipient sees the others.
 *
 * @see RFC 6068, section 2: commas between addresses stay, each address is percent-encoded
 */
export function mailHrefOf(addresses: readonly string[]): string {
  const escaped = addresses.map((one) => encodeURIComponent(one).replace('%40', '@'));
  return `mailto:?bcc=${escaped.join(',')}`;
}
