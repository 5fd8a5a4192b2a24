import { z } from 'zod';
import { defaulted, optional, required } from '../field';
import { PhoneNumber } from '../partner/trade-terms';
import { idInPathPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** Numbers for the site's WhatsApp button; `greeting` is the prefilled message. */
export const whatsAppInfos = defineResource({
  name: 'whatsAppInfo',
  label: { one: 'WhatsApp number', many: 'WhatsApp numbers' },
  area: 'website',
  personalData: 'none',
  paths: idInPathPaths('whatsup/whatsupInfo'),
  fields: {
    label: required(text(80)),
    number: required(PhoneNumber),
    greeting: optional(text(300)),
    active: defaulted(z.boolean(), true),
  },
  title: 'label',
  search: ['label', 'number'],
  sorts: ['label', 'createdAt', 'updatedAt'],
  defaultSort: 'label',
  public: ['list', 'get'],
});

export const WhatsAppInfo = whatsAppInfos.entity;
export type WhatsAppInfo = z.infer<typeof WhatsAppInfo>;
