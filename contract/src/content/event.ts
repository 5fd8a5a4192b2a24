import { z } from 'zod';
import { FileName } from '../file/file-name';
import { computed, optional, required } from '../field';
import { QueryFlag } from '../list';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { richText, Slug, text } from '../text';
import { PictureFacts } from './picture';
import { Moment } from '../moment';
import { TimeZone } from '../time-zone';

/** Fairs and other events that the company attends. */
export const events = defineResource({
  name: 'event',
  label: { one: 'event', many: 'events' },
  area: 'website',
  personalData: 'none',
  paths: groupPaths('event'),
  fields: {
    title: required(text(160)),
    slug: optional(Slug),
    startsAt: required(Moment),
    endsAt: optional(Moment),
    /** Where it takes place; without one, visitors read its days in UTC. */
    timeZone: optional(TimeZone),
    place: optional(text(200)),
    booth: optional(text(80)),
    description: optional(richText(20_000), { format: 'html', depth: 'record' }),
    image: optional(FileName),
    imageAlt: optional(text(200)),
    imageFacts: computed(PictureFacts),
    url: optional(z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500)),
  },
  title: 'title',
  search: ['title', 'place'],
  sorts: ['title', 'startsAt', 'createdAt', 'updatedAt'],
  defaultSort: 'startsAt',
  /** Not over yet. */
  filters: { upcoming: QueryFlag.optional() },
  public: ['list', 'get'],
});

export const SiteEvent = events.entity;
export type SiteEvent = z.infer<typeof SiteEvent>;
