import { AnyId } from 'contract';
import { emails } from 'contract/email';

/** Before the list's own parameters: the form above it takes `to` and others for itself. */
export const outboxScope = 'outbox-';

/** The id of the outbox on the page. */
export const outboxId = 'outbox';

/** Brings the outbox into sight, which stands below the form. */
export function showOutbox() {
  document.getElementById(outboxId)?.scrollIntoView();
}

/** The message that an address opens. */
export function mailIn(address: URLSearchParams): string | undefined {
  return AnyId.safeParse(address.get('mail')).data;
}

/** The page's address with one parameter set, or taken away. */
export function withParameter(address: URLSearchParams, name: string, value: string | undefined) {
  const next = new URLSearchParams(address);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next.size === 0 ? '?' : `?${next}`;
}

/** The outbox with filters, and nothing else. */
export function outboxSearch(filters: Readonly<Record<string, string>>): string {
  const entries = Object.entries(filters).map(([name, value]) => [outboxScope + name, value]);
  return `?${new URLSearchParams(entries)}`;
}

/**
 * The address with the filters that another page gave by the names of the contract (`?status=failed`) put where the
 * outbox has them; `to` is not among them, as it starts a message.
 */
export function filteredAddress(address: URLSearchParams): URLSearchParams {
  const filters = Object.keys(emails.filters).filter((name) => name !== 'to');
  return new URLSearchParams(
    [...address].map(([name, value]) => [
      filters.includes(name) ? outboxScope + name : name,
      value,
    ]),
  );
}
