import { someOf } from '../common/thing';
import type { ContactPlace } from './contact-view';

/** The company's contact points as schema.org data. */
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
