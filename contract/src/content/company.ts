import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { Locale } from '../locale';
import { defaulted, optional } from '../field';
import { Currency } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { siteLanguages } from '../site-languages';
import { defineResource } from '../resource';
import { nameText, text } from '../text';
import { TimeZone } from '../time-zone';

/** A hue in degrees of the colour space OKLCH: 29 is red, 142 green, 264 blue. */
export const Hue = z.int().min(0).max(359);

/**
 * The company that runs the installation: one record. Its addresses are the contact addresses, its pictures the logos.
 * Everything in it is shown to visitors or to recipients of mail.
 */
export const company = defineResource({
  name: 'company',
  label: { one: 'company', many: 'companies' },
  area: 'settings',
  personalData: 'none',
  paths: namedPaths({}),
  fields: {
    name: optional(nameText(120)),
    /** Stands behind the titles of the site's pages, and in the panel's sidebar. */
    shortName: optional(nameText(40)),
    /** The colour of site and panel; null for the product's purple. */
    hue: optional(Hue),
    registrationNumber: optional(text(60)),
    vatNumber: optional(text(40)),
    /** Bank, account and its codes, a line each, below the sums of offers and orders. */
    bankDetails: optional(text(500)),
    /** At the end of offers and orders. */
    salesTerms: optional(text(4000)),
    timeZone: defaulted(TimeZone, 'UTC'),
    currency: defaulted(Currency, 'EUR'),
    /** How dates and numbers are written on the site, in mail and in documents; null for the product's. */
    locale: optional(Locale),
    /** The languages of the site beside English, each at addresses of its own. */
    siteLanguages: defaulted(z.array(z.enum(siteLanguages)).max(siteLanguages.length), []),
    /** The sender of mail by servers that name none; the company's name when null. */
    mailSenderName: optional(nameText(120)),
    /** A line below the company's name at the end of automatic mail. */
    mailSignature: optional(text(200)),
    /** What the sign-in page calls the account at the identity provider: "Sign in with …". */
    signInLabel: optional(nameText(40)),
    /** Whom to tell of a vulnerability, in `/.well-known/security.txt`; the contact page when null. */
    securityContact: optional(z.url({ protocol: /^(?:https|mailto)$/ }).max(200)),
  },
  title: 'name',
  search: ['name'],
  sorts: ['updatedAt'],
  defaultSort: '-updatedAt',
});

export const Company = company.entity;
export type Company = z.infer<typeof Company>;

export const companyEndpoints = {
  get: endpoint({
    name: 'company.get',
    method: 'GET',
    path: 'company/get',
    access: 'public',
    needs: { settings: 'view' },
    answer: single(company.entity),
    summary: 'Name, colour, numbers and defaults of the company',
  }),
  update: endpoint({
    name: 'company.update',
    method: 'PUT',
    path: 'company/update',
    access: 'admin',
    needs: { settings: 'edit' },
    fresh: true,
    body: company.update,
    answer: single(company.entity),
    summary: 'Changes the company',
  }),
} as const;
