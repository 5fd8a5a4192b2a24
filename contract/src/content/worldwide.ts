import { z } from 'zod';
import { FileName } from '../file/file-name';
import { Email } from '../staff/admin';
import { Country } from '../country';
import { computed, optional, required } from '../field';
import { PhoneNumber } from '../partner/trade-terms';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { PictureFacts } from './picture';

export const PlaceKind = z.enum(['office', 'warehouse', 'partner', 'market']);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** Degrees: north and east are positive. */
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);

/** Locations of the company worldwide. */
export const worldwide = defineResource({
  name: 'worldwide',
  label: { one: 'place', many: 'places' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({
    list: 'worldwide/get',
    get: 'worldwide/getById',
    add: 'worldwide/add',
    update: 'worldwide/updateById',
    remove: 'worldwide/delete',
    export: 'worldwide/export',
  }),
  fields: {
    name: required(text(120)),
    kind: required(PlaceKind),
    country: required(Country),
    city: optional(text(80)),
    address: optional(text(300)),
    phone: optional(PhoneNumber),
    email: optional(Email),
    latitude: optional(Latitude),
    longitude: optional(Longitude),
    image: optional(FileName),
    imageAlt: optional(text(200)),
    imageFacts: computed(PictureFacts),
  },
  title: 'name',
  search: ['name', 'city', 'address'],
  sorts: ['name', 'kind', 'country', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: { kind: PlaceKind.optional(), country: Country.optional() },
  public: ['list', 'get'],
});

export const Place = worldwide.entity;
export type Place = z.infer<typeof Place>;
