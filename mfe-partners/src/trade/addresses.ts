/** Whom a letter to all may go to. */
export interface Addressee {
  readonly _id: string;
  readonly emails: readonly string[];
  readonly active: boolean;
  /** Suppliers are asked for none. */
  readonly marketingConsent?: boolean;
}

/** The addresses of a letter to all, and who is left out for which reason: each for the first that holds. */
export interface Addresses {
  readonly addresses: readonly string[];
  readonly inactive: number;
  readonly withoutAddress: number;
  readonly withoutConsent: number;
}

/** The first address of each active partner, each once; of those without consent only where that is wanted. */
export function addressesOf(
  partners: readonly Addressee[],
  options: { isConsentNeeded: boolean },
): Addresses {
  const active = partners.filter((one) => one.active);
  const reachable = active.filter(({ emails }) => emails.length > 0);
  const agreed = reachable.filter(({ marketingConsent }) => marketingConsent !== false);
  const writtenTo = options.isConsentNeeded ? agreed : reachable;
  return {
    addresses: [...new Set(writtenTo.flatMap(({ emails }) => emails.slice(0, 1)))],
    inactive: partners.length - active.length,
    withoutAddress: active.length - reachable.length,
    withoutConsent: reachable.length - agreed.length,
  };
}

/** What mail programs and browsers take of an address at least. */
export const longestMailHref = 2000;

/**
 * Opens a letter to all, none of whom sees the others.
 *
 * @see RFC 6068, section 2: the commas between addresses stay, what stands within one is escaped
 */
export function mailHrefOf(addresses: readonly string[]): string {
  const escaped = addresses.map((one) => encodeURIComponent(one).replace('%40', '@'));
  return `mailto:?bcc=${escaped.join(',')}`;
}
