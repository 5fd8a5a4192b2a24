import { t } from '@lingui/core/macro';
import { dateRangeTextIn, leafIn, timeTextIn, zoneText } from 'contract';
import { type Catalogue, catalogues, events, type SiteEvent } from 'contract/content';
import { bytesText } from 'shared-ui';
import type { PageRequest } from '../load/page-request';
import { pictureOf, pictureOrNone } from '../load/picture-of';
import { readOr } from '../load/read-or';
import { fileHref } from '../common/hrefs';
import type { ListedChemical } from '../chemical/chemical-summary';
import type { CatalogueView, EventView, SearchExample } from './home-view';

const shown = 3;

/** The next events, including current ones. */
export function eventsOf(page: PageRequest): Promise<EventView[]> {
  return readOr<EventView[]>(page, {
    what: 'The events',
    otherwise: [],
    read: async () => {
      const query = { upcoming: 'true', pageSize: shown, sort: 'startsAt' } as const;
      const { data } = await page.api.read(events.visitorEndpoints.list, { query });
      return data.map(eventView);
    },
  });
}

type ListedEvent = Pick<
  SiteEvent,
  | '_id'
  | 'title'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'place'
  | 'booth'
  | 'url'
  | 'image'
  | 'imageAlt'
  | 'imageFacts'
>;

function eventView(event: ListedEvent): EventView {
  const { _id: id, title, startsAt, endsAt, timeZone, place, booth, url } = event;
  const zone = timeZone ?? 'UTC';
  const days = dateRangeTextIn(zone, startsAt, endsAt ?? startsAt);
  return {
    id,
    title,
    startsAt,
    endsAt,
    days,
    begins: timeZone && beginText(timeZone, startsAt),
    leaf: leafIn(zone, startsAt),
    place,
    booth,
    href: url,
    picture: pictureOrNone(event),
  };
}

function beginText(timeZone: string, startsAt: string): string {
  const [time, zone] = [timeTextIn(timeZone, startsAt), zoneText(timeZone)];
  return t`from ${time} (${zone})`;
}

/** The catalogues to download, latest first. */
export function cataloguesOf(page: PageRequest): Promise<CatalogueView[]> {
  return readOr<CatalogueView[]>(page, {
    what: 'The catalogues',
    otherwise: [],
    read: async () => {
      const { data } = await page.api.read(catalogues.visitorEndpoints.list, {});
      return data.map(catalogueView);
    },
  });
}

type ListedCatalogue = Pick<
  Catalogue,
  '_id' | 'title' | 'description' | 'file' | 'fileSize' | 'year' | 'cover' | 'coverFacts'
>;

function catalogueView(catalogue: ListedCatalogue): CatalogueView {
  const { _id: id, title, description, file, fileSize, year, cover, coverFacts } = catalogue;
  const facts = ['PDF', fileSize === null ? '' : bytesText(fileSize), year?.toString() ?? ''];
  return {
    id,
    title,
    description,
    href: fileHref(file),
    facts: facts.filter((fact) => fact !== '').join(', '),
    // The title is shown beside it.
    cover: cover === null ? null : pictureOf({ name: cover, alt: '', facts: coverFacts }),
  };
}

interface Kind {
  label: string;
  /** Longer texts would be cut off, shorter ones are poor examples. */
  length: readonly [least: number, most: number];
  texts: (chemical: ListedChemical) => readonly (string | null)[];
}

function kinds(): readonly Kind[] {
  return [
    { label: t`CAS number`, length: [7, 12], texts: ({ casNumber }) => [casNumber] },
    { label: t`Any of its names`, length: [4, 20], texts: ({ synonyms }) => synonyms },
    { label: t`Formula`, length: [4, 14], texts: ({ formula }) => [formula] },
    { label: 'SMILES', length: [6, 32], texts: ({ smiles }) => [smiles] },
  ];
}

/** An example for each kind of search, from different chemicals of the catalogue, so that each has results. */
export function examplesOf(chemicals: readonly ListedChemical[]): SearchExample[] {
  const used = new Set<ListedChemical>();
  return kinds().flatMap((kind) => {
    const unused = chemicals.filter((chemical) => !used.has(chemical));
    for (const chemical of [...unused, ...used]) {
      const text = kind.texts(chemical).find((one) => fits(one, kind));
      if (typeof text !== 'string') continue;
      used.add(chemical);
      return [{ label: kind.label, text }];
    }
    return [];
  });
}

function fits(text: string | null, { length: [least, most] }: Kind): boolean {
  return text !== null && text.length >= least && text.length <= most;
}
