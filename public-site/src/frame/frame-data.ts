import type { PictureView } from '../common/picture-view';

/** An entry of the header's menu with those below it. */
export interface MenuEntry {
  title: string;
  path: string;
  children: readonly MenuEntry[];
}

export interface NamedLink {
  name: string;
  href: string;
}

export interface FooterLink extends NamedLink {
  /** Whether it opens beside the page. */
  isAside: boolean;
}

/** Links of the footer under one heading; null for those that staff gave none. */
export interface FooterGroup {
  title: string | null;
  links: readonly FooterLink[];
}

/** Where the company is reached. */
export interface ContactView {
  label: string;
  address: string | null;
  hours: string | null;
  /** Numbers as they are read, with `tel:` addresses. */
  phones: readonly NamedLink[];
  /** With `mailto:` addresses. */
  emails: readonly NamedLink[];
  socials: readonly NamedLink[];
}

/** The company's own marks; null where the site draws one itself. */
export interface Logos {
  light: PictureView | null;
  dark: PictureView | null;
  /** The addresses of the icon of the browser's tab, and of the one among a device's apps. */
  icon: { tab: string; touch: string | null } | null;
}

/** The picture with a line of text on top of a page. */
export interface BannerView {
  title: string;
  subtitle: string | null;
  picture: PictureView;
  way: NamedLink | null;
}

/** The data of the frame around every page. */
export interface FrameData {
  siteName: string;
  logos: Logos;
  menu: readonly MenuEntry[];
  banner: BannerView | null;
  footer: readonly FooterGroup[];
  contact: ContactView | null;
  /** A WhatsApp number to write to, with the words that the message begins with. */
  chat: NamedLink | null;
}
