import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import type { StartItem } from 'contract/staff';
import type { ListHref } from '../navigation/use-record-pages';

interface StartItemText {
  readonly label: string;
  /** What it is good for. */
  readonly why: string;
  /** Where one sees to it; undefined when no remote has the page. */
  readonly href: (listHref: ListHref) => string | undefined;
}

/** The items of the start list in words, and where each is seen to. */
export const startItems: Readonly<Record<StartItem, StartItemText>> = {
  company: {
    get label() {
      return t`Enter your company`;
    },
    get why() {
      return t`Name and colour for the site, this panel and mail; time zone, currency and formats.`;
    },
    href: (list) => list('company'),
  },
  logo: {
    get label() {
      return t`Add your logo`;
    },
    get why() {
      return t`In the site’s header. Until then the company name stands there.`;
    },
    href: (list) => list('companyLogo'),
  },
  contact: {
    get label() {
      return t`Enter an address, a phone and an email`;
    },
    get why() {
      return t`Visitors find them in the footer and on the contact page.`;
    },
    href: (list) => list('contactInfo'),
  },
  'mail-server': {
    get label() {
      return t`Add a mail server and test it`;
    },
    get why() {
      return t`The default one sends answers and confirmations; another, or the same, links for accounts.`;
    },
    href: (list) => list('smtp'),
  },
  category: {
    get label() {
      return t`Create your first category`;
    },
    get why() {
      return t`Visitors browse the catalogue by category.`;
    },
    href: (list) => list('category'),
  },
  chemical: {
    get label() {
      return t`Add your first chemicals`;
    },
    get why() {
      return t`From CAS numbers, from a list of common chemicals, or from a spreadsheet or an SD file.`;
    },
    href: (list) => list('chemical', { import: 'new' }),
  },
  menu: {
    get label() {
      return t`Build the menu`;
    },
    get why() {
      return t`It leads visitors through the site.`;
    },
    href: (list) => list('menuItem'),
  },
  legal: {
    get label() {
      return t`Write the legal pages`;
    },
    get why() {
      return t`Privacy policy, terms and imprint. A page without a complete text is not on the site.`;
    },
    href: (list) => list('policy'),
  },
  'second-factor': {
    get label() {
      return t`Protect the accounts of Owners`;
    },
    get why() {
      return t`With a passkey or an authenticator app: a password alone can be phished.`;
    },
    href: () => shellRoutes.security,
  },
  colleague: {
    get label() {
      return t`Invite a colleague`;
    },
    get why() {
      return t`With a role that says what they may do.`;
    },
    href: () => shellRoutes.staff,
  },
  'second-person': {
    get label() {
      return t`Let a second person activate releases`;
    },
    get why() {
      return t`One stolen account then changes nothing of what runs in this panel.`;
    },
    href: () => shellRoutes.releases,
  },
  live: {
    get label() {
      return t`Go live: publish chemicals`;
    },
    get why() {
      return t`Visitors see published chemicals only.`;
    },
    href: (list) => list('chemical', { status: 'draft' }),
  },
  answer: {
    get label() {
      return t`Answer your first inquiry`;
    },
    get why() {
      return t`Inquiries from the site arrive here and in the notifications.`;
    },
    href: (list) => list('productInquiry'),
  },
};
