import { z } from 'zod';
import { Email } from '../staff/admin';
import { defaulted, optional, required } from '../field';
import { PhoneNumber } from '../partner/trade-terms';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { Latitude, Longitude } from './worldwide';

export const SocialNetwork = z.enum([
  'linkedin',
  'facebook',
  'instagram',
  'x',
  'youtube',
  'xing',
  'wechat',
]);
export type SocialNetwork = z.infer<typeof SocialNetwork>;

/** A profile of the company; the site links to it. */
export const Social = z.strictObject({
  network: SocialNetwork,
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(300),
});
export type Social = z.infer<typeof Social>;

/**
 * Contact addresses of the company; the primary one is in the site's footer. Setting one as primary clears the
 * previous one.
 */
export const contactInfos = defineResource({
  name: 'contactInfo',
  label: { one: 'contact address', many: 'contact addresses' },
  area: 'website',
  personalData: 'none',
  paths: groupPaths('contactInfo'),
  fields: {
    label: required(text(80)),
    /** What one is helped with here: `Orders in Europe`. */
    role: optional(text(120)),
    /** Spoken here, by their English names. */
    languages: defaulted(z.array(text(40)).max(12), []),
    address: optional(text(300)),
    phones: defaulted(z.array(PhoneNumber).max(10), []),
    emails: defaulted(z.array(Email).max(10), []),
    hours: optional(text(200)),
    latitude: optional(Latitude),
    longitude: optional(Longitude),
    socials: defaulted(z.array(Social).max(12), []),
    primary: defaulted(z.boolean(), false),
  },
  title: 'label',
  search: ['label', 'role', 'address'],
  sorts: ['label', 'createdAt', 'updatedAt'],
  defaultSort: 'label',
  public: ['list', 'get'],
});

export const ContactInfo = contactInfos.entity;
export type ContactInfo = z.infer<typeof ContactInfo>;
