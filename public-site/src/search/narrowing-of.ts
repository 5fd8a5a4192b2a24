import { t } from '@lingui/core/macro';
import {
  BoilingRange,
  type Category,
  FlashRange,
  GhsPictogram,
  Grade,
  notStatedValue,
  type SearchFacets,
  YesOrNo,
} from 'contract/catalog';
import { StorageClass } from 'contract/regulation';
import { pagingOf } from '../common/paging';
import { segmentOf } from '../common/hrefs';
import { langOf } from '../load/lang-of';
import { NotFound } from '../load/page-loader';
import { hrefWith, type ListingQuery, type ListingSort, listingSorts } from './listing-query';
import type { Chip, Facet, FacetValue, Narrowing } from './listing-view';
import { bestMatchName, sortName } from './sort-name';
import {
  boilingRangeName,
  flashRangeName,
  notStatedName,
  transportClassName,
  yesOrNoName,
} from './facet-names';
import { pictogramName } from '../chemical/pictogram-name';

/** The orders that are always offered; the heads of a table lead to the others. */
const offeredSorts: readonly ListingSort[] = ['name', '-name', 'casNumber', '-updatedAt'];

interface Listed {
  total: number;
  pageSize: number;
  facets: SearchFacets;
}

interface NarrowingOptions {
  url: URL;
  query: ListingQuery;
  /** The options of the category facet; empty on a category's own page. */
  categories: readonly Category[];
  /** The default order: a column, or relevance. */
  ordered: ListingSort | 'fit';
}

/** The controls around a page of a list; throws `NotFound` beyond its end. */
export function narrowingOf(listed: Listed, options: NarrowingOptions): Narrowing {
  const { url, query } = options;
  const shown = new URL(hrefWith(url, {}), url);
  const paging = pagingOf({ ...listed, page: query.page }, shown);
  if (query.page > paging.pages) throw new NotFound();
  const facets = filtersOf(listed.facets, options);
  return {
    paging,
    facets: [...facets.filter(hasChoice), orderOf(options)],
    chips: facets.flatMap(chipsOf),
    wholeHref: hrefWith(url, {
      category: null,
      type: null,
      grade: null,
      class: null,
      flash: null,
      boiling: null,
      pictogram: null,
      storage: null,
      svhc: null,
      sds: null,
      page: null,
    }),
    looks: [
      { name: t`Cards`, isChosen: query.view === undefined, href: lookHref(null) },
      { name: t`Table`, isChosen: query.view === 'table', href: lookHref('table') },
    ],
  };

  function lookHref(view: 'table' | null): string {
    return hrefWith(url, { view, columns: view && (query.columns?.join(',') ?? null), page: null });
  }
}

/** One value that none is stated narrows nothing. */
function hasChoice({ values }: Facet): boolean {
  const [only, ...others] = values;
  if (!only) return false;
  return others.length > 0 || only.isChosen || only.name !== notStatedName();
}

function filtersOf(found: SearchFacets, { url, query, categories }: NarrowingOptions): Facet[] {
  const inCategory = categories.flatMap((category) => {
    const count = found.category.find(({ _id }) => _id === category._id)?.count ?? 0;
    const isChosen = category === query.category;
    return count > 0 || isChosen
      ? [{ name: category.name, lang: langOf(category, 'name'), count, isChosen, category }]
      : [];
  });
  return [
    {
      title: t`Category`,
      values: inCategory.map(({ category, ...value }) => {
        const chosen = value.isChosen ? null : segmentOf(category);
        return { ...value, href: hrefWith(url, { category: chosen, page: null }) };
      }),
    },
    { title: t`Type`, values: typesOf(found, { url, query }) },
    { title: t`Grade`, values: gradesOf(found, { url, query }) },
    ...safetyFacets(found, { url, query }),
    { title: t`Transport class`, values: classesOf(found, { url, query }) },
    {
      title: t`Flash point`,
      values: FlashRange.options.flatMap((range) =>
        valueOf(
          { url, found: found.flash },
          {
            name: flashRangeName(range),
            value: range,
            parameter: 'flash',
            chosen: query.flashRange,
          },
        ),
      ),
    },
    {
      title: t`Boiling point`,
      values: BoilingRange.options.flatMap((range) =>
        valueOf(
          { url, found: found.boiling },
          {
            name: boilingRangeName(range),
            value: range,
            parameter: 'boiling',
            chosen: query.boilingRange,
          },
        ),
      ),
    },
  ];
}

/** Pictograms, storage classes of TRGS 510, the Candidate List and safety data sheets, with how many say nothing of it. */
function safetyFacets(found: SearchFacets, { url, query }: Where): Facet[] {
  const pictograms = [...GhsPictogram.options, notStatedValue] as const;
  const storageClasses = [...StorageClass.options, notStatedValue] as const;
  return [
    {
      title: t`Hazard pictogram`,
      values: pictograms.flatMap((value) =>
        valueOf(
          { url, found: found.pictogram },
          {
            name: value === notStatedValue ? notStatedName() : pictogramName(value),
            value,
            parameter: 'pictogram',
            chosen: query.pictogram,
          },
        ),
      ),
    },
    {
      title: t`Storage class`,
      values: storageClasses.flatMap((value) =>
        valueOf(
          { url, found: found.storage },
          {
            name: value === notStatedValue ? notStatedName() : `${value} (TRGS 510)`,
            value,
            parameter: 'storage',
            chosen: query.storageClass,
          },
        ),
      ),
    },
    {
      title: 'REACH',
      values: valueOf(
        { url, found: found.svhc },
        { name: t`On the Candidate List`, value: 'listed', parameter: 'svhc', chosen: query.svhc },
      ),
    },
    {
      title: t`Has a safety data sheet`,
      values: YesOrNo.options.flatMap((value) =>
        valueOf(
          { url, found: found.sheet },
          {
            name: yesOrNoName(value),
            value,
            parameter: 'sds',
            chosen: query.safetyDataSheet,
          },
        ),
      ),
    },
  ];
}

type Where = Pick<NarrowingOptions, 'url' | 'query'>;

function typesOf(found: SearchFacets, { url, query }: Where): FacetValue[] {
  const values: FacetValue[] = found.type.map(({ _id, name, count, ...type }) => {
    const isChosen = _id === query.typeId;
    return {
      name,
      lang: langOf(type, 'name'),
      count,
      isChosen,
      href: hrefWith(url, { type: isChosen ? null : _id, page: null }),
    };
  });
  const isNamed = query.typeId === undefined || values.some(({ isChosen }) => isChosen);
  if (isNamed) return values;
  const href = hrefWith(url, { type: null, page: null });
  return [...values, { name: t`Another`, count: 0, isChosen: true, href }];
}

/** In the order of the classes. */
function classesOf({ hazard }: SearchFacets, { url, query: { hazardClass } }: Where): FacetValue[] {
  const found = hazard.map(({ value }) => value);
  const all = hazardClass === undefined ? found : [...new Set([...found, hazardClass])];
  const sorted = all.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return sorted.flatMap((value) =>
    valueOf(
      { url, found: hazard },
      {
        name: value === notStatedValue ? notStatedName() : transportClassName(value),
        value,
        parameter: 'class',
        chosen: hazardClass,
      },
    ),
  );
}

interface Option {
  name: string;
  value: string;
  parameter: 'class' | 'flash' | 'boiling' | 'pictogram' | 'storage' | 'svhc' | 'sds';
  chosen: string | undefined;
}

/** A value that chemicals have, or that is chosen. */
function valueOf(
  { url, found }: { url: URL; found: SearchFacets['grade'] },
  { name, value, parameter, chosen }: Option,
): FacetValue[] {
  const count = found.find((one) => one.value === value)?.count ?? 0;
  const isChosen = value === chosen;
  const href = hrefWith(url, { [parameter]: isChosen ? null : value, page: null });
  return count > 0 || isChosen ? [{ name, count, isChosen, href }] : [];
}

function gradesOf(found: SearchFacets, { url, query }: Where): FacetValue[] {
  return Grade.options.flatMap((grade) => {
    const count = found.grade.find(({ value }) => value === grade)?.count ?? 0;
    const isChosen = grade === query.grade;
    const href = hrefWith(url, { grade: isChosen ? null : grade, page: null });
    return count > 0 || isChosen ? [{ name: grade, count, isChosen, href }] : [];
  });
}

function orderOf({ url, query, ordered }: NarrowingOptions): Facet {
  const offered = listingSorts.filter((sort) => offeredSorts.includes(sort) || sort === query.sort);
  const byColumn = offered.map((sort) => {
    const isFirst = sort === ordered;
    return {
      name: sortName(sort),
      count: null,
      href: hrefWith(url, { sort: isFirst ? null : sort, page: null }),
      isChosen: sort === query.sort || (isFirst && query.sort === undefined),
    };
  });
  const byFit = {
    name: bestMatchName(),
    count: null,
    href: hrefWith(url, { sort: null, page: null }),
    isChosen: query.sort === undefined,
  };
  return {
    title: t({ message: 'Order', context: 'sequence' }),
    values: ordered === 'fit' ? [byFit, ...byColumn] : byColumn,
  };
}

function chipsOf({ title, values }: Facet): Chip[] {
  return values.filter(({ isChosen }) => isChosen).map(({ name, href }) => ({ title, name, href }));
}
