import { someOf } from '../structured/thing';
import type { ContactPlace } from './contact-view';

/** Where the company is reached, in schema.org's words. */
export function contactPoints(places: readonly ContactPlace[]) {
  const points = places
    .filter(({ phones, emails }) => phones.length + emails.length > 0)
    .map(({ label, phones, emails }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: phones[0]?.name,
      email: emails[0]?.name,
    }));
  return { contactPoint: someOf(points) };
}
