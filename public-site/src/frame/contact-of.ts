import { type ContactInfo, contactInfos, type Social, whatsAppInfos } from 'contract/content';
import type { PageRequest } from '../load/page-request';
import { phoneText } from '../load/display-texts';
import { readOr } from '../load/read-or';
import type { NamedLink } from '../common/view-parts';
import type { ContactView } from './frame-data';

/** The primary contact, else the first; null when there is none. */
export function contactOf(page: PageRequest): Promise<ContactView | null> {
  return readOr(page, {
    what: 'The contact',
    otherwise: null,
    read: async () => {
      const query = { pageSize: 100 };
      const { data } = await page.api.read(contactInfos.visitorEndpoints.list, { query });
      const contact = data.find(({ primary }) => primary) ?? data[0];
      return contact ? contactView(contact) : null;
    },
  });
}

const networkNames: Readonly<Record<Social['network'], string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  xing: 'XING',
  wechat: 'WeChat',
};

type Listed = Pick<
  ContactInfo,
  'label' | 'role' | 'languages' | 'address' | 'hours' | 'phones' | 'emails' | 'socials'
>;

/** A contact in display form. */
export function contactView(contact: Listed): ContactView {
  const { label, role, languages, address, hours, phones, emails, socials } = contact;
  return {
    label,
    role,
    languages: languages.length === 0 ? null : languages.join(', '),
    address,
    hours,
    phones: phones.map((number) => ({ name: phoneText(number), href: `tel:${number}` })),
    emails: emails.map((email) => ({ name: email, href: `mailto:${email}` })),
    socials: socials.map(({ network, url }) => ({ name: networkNames[network], href: url })),
  };
}

/** The first active WhatsApp number, with its greeting as the prefilled message. */
export function chatOf(page: PageRequest): Promise<NamedLink | null> {
  return readOr(page, {
    what: 'The WhatsApp number',
    otherwise: null,
    read: async () => {
      const query = { pageSize: 1 };
      const { data } = await page.api.read(whatsAppInfos.visitorEndpoints.list, { query });
      const [first] = data;
      if (!first) return null;
      const address = new URL(`https://wa.me/${first.number.replace(/\D/g, '')}`);
      if (first.greeting !== null) address.searchParams.set('text', first.greeting);
      return { name: first.label, href: address.href };
    },
  });
}
