/** An inquiry that was sent from this browser. */
export interface SentInquiry {
  reference: string;
  /** The address of its status page, with its key. */
  href: string;
  /** The day in words. */
  sent: string;
}

const storageKey = 'sent-inquiries-1';
const maxInquiries = 50;

/** Those whose status this browser has shown, latest first; none where it keeps nothing. */
export function readSent(storage?: Pick<Storage, 'getItem'>): SentInquiry[] {
  try {
    const stored: unknown = JSON.parse(
      // Where storage is blocked, naming it throws.
      (storage ?? localStorage).getItem(storageKey) ?? '[]',
    );
    return Array.isArray(stored) ? stored.flatMap(sentIn).slice(0, maxInquiries) : [];
  } catch {
    return [];
  }
}

/** Keeps an inquiry, once. */
export function keepSent(
  inquiry: SentInquiry,
  storage?: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const others = readSent(storage).filter(({ reference }) => reference !== inquiry.reference);
  write([inquiry, ...others].slice(0, maxInquiries), storage);
}

export function forgetSent(): void {
  write([]);
}

function write(inquiries: readonly SentInquiry[], storage?: Pick<Storage, 'setItem'>): void {
  try {
    (storage ?? localStorage).setItem(storageKey, JSON.stringify(inquiries));
  } catch {
    // Blocked or full: the address can be bookmarked.
  }
}

/** Only an address of a status page, because the list links to it. */
const statusPattern = /^\/inquiry\/status\?[\w=&%.-]{1,300}$/;

function sentIn(value: unknown): SentInquiry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { reference, href, sent }: { reference?: unknown; href?: unknown; sent?: unknown } = value;
  if (typeof reference !== 'string' || typeof href !== 'string' || typeof sent !== 'string')
    return [];
  if (!statusPattern.test(href)) return [];
  return [{ reference: reference.slice(0, 40), href, sent: sent.slice(0, 60) }];
}
