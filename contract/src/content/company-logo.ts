import { z } from 'zod';
import { FileName } from '../file/file-name';
import { computed, defaulted, optional, required } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { PictureFacts } from './picture';

/** For light and dark backgrounds, and the favicon. */
export const LogoVariant = z.enum(['light', 'dark', 'favicon']);
export type LogoVariant = z.infer<typeof LogoVariant>;

/** Logos of the company; activating one deactivates the previous one of its variant. */
export const companyLogos = defineResource({
  name: 'companyLogo',
  label: { one: 'logo', many: 'logos' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({
    list: 'companyLogo/get-logo',
    get: 'companyLogo/getById',
    add: 'companyLogo/add',
    update: 'companyLogo/update',
    remove: 'companyLogo/delete',
    export: 'companyLogo/export',
  }),
  fields: {
    image: required(FileName),
    imageFacts: computed(PictureFacts),
    alt: optional(text(200)),
    variant: required(LogoVariant),
    active: defaulted(z.boolean(), true),
  },
  title: 'variant',
  search: ['alt'],
  sorts: ['variant', 'createdAt', 'updatedAt'],
  defaultSort: 'variant',
  filters: { variant: LogoVariant.optional() },
  public: ['list', 'get'],
});

export const CompanyLogo = companyLogos.entity;
export type CompanyLogo = z.infer<typeof CompanyLogo>;
