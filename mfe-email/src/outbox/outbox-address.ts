import { AnyId } from 'contract';
import { emails } from 'contract/email';

/** Prefix of the list's URL parameters, as the form above uses `to` and others itself. */
export const outboxScope = 'outbox-';

/** The outbox's element id. */
export const outboxId = 'outbox';

/** Scrolls to the outbox, which is below the form. */
export function showOutbox() {
  document.getElementById(outboxId)?.scrollIntoView();
}

/** The id of the message that a URL opens. */
export function mailIn(address: URLSearchParams): string | undefined {
  return AnyId.safeParse(address.get('mail')).data;
}

/** The URL's search with one parameter set or removed. */
export function withParameter(address: URLSearchParams, name: string, value: string | undefined) {
  const next = new URLSearchParams(address);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next.size === 0 ? '?' : `?${next}`;
}

/** The URL's search with only these filters of the outbox. */
export function outboxSearch(filters: Readonly<Record<string, string>>): string {
  const entries = Object.entries(filters).map(([name, value]) => [outboxScope + name, value]);
  return `?${new URLSearchParams(entries)}`;
}

/**
 * Renames the contract's filters in a URL (`?status=failed`, from links of other pages) to the outbox's parameters;
 * except `to`, which starts a message.
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
