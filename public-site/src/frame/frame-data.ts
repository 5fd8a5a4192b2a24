import type { SiteLanguage } from 'contract';
import type { NamedLink, PictureView } from '../common/view-parts';

/** An entry of the header's menu, with its children. */
export interface MenuEntry {
  title: string;
  /** Of the title, where it differs from the page's. */
  lang?: string | undefined;
  path: string;
  children: readonly MenuEntry[];
}

export interface FooterLink extends NamedLink {
  /** Whether it opens in a new tab. */
  isAside: boolean;
}

/** Footer links under a heading; null for links without one. */
export interface FooterGroup {
  title: string | null;
  /** Of the title, where it differs from the page's. */
  lang?: string | undefined;
  links: readonly FooterLink[];
}

/** The company's contact details. */
export interface ContactView {
  label: string;
  /** What one is helped with there. */
  role: string | null;
  /** Spoken there, as one text; null where it is not said. */
  languages: string | null;
  address: string | null;
  hours: string | null;
  /** Formatted numbers, with `tel:` addresses. */
  phones: readonly NamedLink[];
  /** With `mailto:` addresses. */
  emails: readonly NamedLink[];
  socials: readonly NamedLink[];
}

/** The company's logos; null where the site uses its own mark. */
export interface Logos {
  light: PictureView | null;
  dark: PictureView | null;
  /** The URLs of the tab icon and of the touch icon. */
  icon: { tab: string; touch: string | null } | null;
}

/** The picture with a title at the top of a page. */
export interface BannerView {
  title: string;
  /** Of the title and of the subtitle, where it differs from the page's. */
  titleLang?: string | undefined;
  subtitle: string | null;
  subtitleLang?: string | undefined;
  picture: PictureView;
  way: NamedLink | null;
}

/** What the site says of the company that runs it. */
export interface CompanyView {
  siteName: string;
  /** Stands behind the titles of pages; null for none. */
  titleSuffix: string | null;
  /** The colour of the site in degrees; null for the product's. */
  hue: number | null;
  registrationNumber: string | null;
  vatNumber: string | null;
  /** How dates and numbers are written; null for the product's way. */
  locale: string | null;
  /** The languages of the site beside the default one. */
  languages: readonly SiteLanguage[];
}

/** The data of the frame around every page. */
export interface FrameData extends CompanyView {
  logos: Logos;
  menu: readonly MenuEntry[];
  banner: BannerView | null;
  footer: readonly FooterGroup[];
  contact: ContactView | null;
  /** A WhatsApp number, with the prefilled message. */
  chat: NamedLink | null;
}
