import { companyId, someOf, type Thing } from '../common/thing';
import type { FrameData } from './frame-data';

/** The company as schema.org data, from the frame's data. */
export function organizationData(frame: FrameData, origin: string): Thing {
  const { siteName, registrationNumber, vatNumber, logos, contact } = frame;
  const logo = logos.light ?? logos.dark;
  return {
    '@type': 'Organization',
    '@id': companyId(origin),
    name: siteName,
    identifier: registrationNumber ?? undefined,
    vatID: vatNumber ?? undefined,
    url: `${origin}/`,
    logo: logo === null ? undefined : origin + logo.src,
    address: contact?.address ?? undefined,
    email: contact?.emails[0]?.name,
    telephone: contact?.phones[0]?.name,
    sameAs: someOf(contact?.socials.map(({ href }) => href) ?? []),
  };
}
