import { z } from 'zod';
import { FileName } from '../file/file-name';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { richText, text } from '../text';
import { PictureFacts } from './picture';

export const EmploymentType = z.enum(['full-time', 'part-time', 'contract', 'internship']);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** A job opening; the API sets a missing `_id`. */
export const Opening = z.strictObject({
  _id: z.uuid().optional(),
  title: text(120),
  location: text(120).nullable().default(null),
  employmentType: EmploymentType.nullable().default(null),
  description: richText(20_000).nullable().default(null),
  active: z.boolean().default(true),
});
export type Opening = z.infer<typeof Opening>;

/** The careers page: one record. */
export const careerInfo = defineResource({
  name: 'careerInfo',
  label: { one: 'careers page', many: 'careers pages' },
  area: 'website',
  personalData: 'none',
  paths: namedPaths({}),
  fields: {
    headline: optional(text(160)),
    introduction: optional(richText(20_000), { format: 'html' }),
    image: optional(FileName),
    imageAlt: optional(text(200)),
    imageFacts: computed(PictureFacts),
    openings: defaulted(z.array(Opening).max(100), []),
  },
  title: 'headline',
  search: ['headline'],
  sorts: ['updatedAt'],
  defaultSort: '-updatedAt',
});

export const CareerInfo = careerInfo.entity;
export type CareerInfo = z.infer<typeof CareerInfo>;

export const careerInfoEndpoints = {
  get: endpoint({
    name: 'careerInfo.get',
    method: 'GET',
    path: 'careerInfo/get',
    access: 'public',
    needs: { website: 'view' },
    answer: single(careerInfo.entity),
    summary: 'The careers page; visitors see the active openings alone',
  }),
  update: endpoint({
    name: 'careerInfo.update',
    method: 'PUT',
    path: 'careerInfo/update',
    access: 'admin',
    needs: { website: 'edit' },
    body: careerInfo.update,
    answer: single(careerInfo.entity),
    summary: 'Changes the careers page and its openings',
  }),
} as const;
