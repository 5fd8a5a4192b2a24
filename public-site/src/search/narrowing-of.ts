import { type Category, Grade, type SearchFacets } from 'contract/catalog';
import { pagingOf } from '../common/paging';
import { segmentOf } from '../hrefs';
import { NotFound } from '../server/not-found';
import { hrefWith, type ListingQuery, type ListingSort, listingSorts } from './listing-query';
import type { Chip, Facet, FacetValue, Narrowing } from './listing-view';

const sortNames: Readonly<Record<ListingSort, string>> = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  casNumber: 'CAS number',
  '-updatedAt': 'Latest change',
};

interface Listed {
  total: number;
  pageSize: number;
  facets: SearchFacets;
}

interface NarrowingOptions {
  url: URL;
  query: ListingQuery;
  /** Offered as a facet; empty where the page is a category's. */
  categories: readonly Category[];
  /** What the list is ordered by when its address says nothing: a column, or how well it fits. */
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
    facets: [...facets.filter(({ values }) => values.length > 0), orderOf(options)],
    chips: facets.flatMap(chipsOf),
    wholeHref: hrefWith(url, { category: null, type: null, grade: null, page: null }),
  };
}

function filtersOf(found: SearchFacets, { url, query, categories }: NarrowingOptions): Facet[] {
  const inCategory = categories.flatMap((category) => {
    const count = found.category.find(({ _id }) => _id === category._id)?.count ?? 0;
    const isChosen = category === query.category;
    return count > 0 || isChosen ? [{ name: category.name, count, isChosen, category }] : [];
  });
  return [
    {
      title: 'Category',
      values: inCategory.map(({ category, ...value }) => {
        const chosen = value.isChosen ? null : segmentOf(category);
        return { ...value, href: hrefWith(url, { category: chosen, page: null }) };
      }),
    },
    { title: 'Type', values: typesOf(found, { url, query }) },
    { title: 'Grade', values: gradesOf(found, { url, query }) },
  ];
}

type Where = Pick<NarrowingOptions, 'url' | 'query'>;

function typesOf(found: SearchFacets, { url, query }: Where): FacetValue[] {
  const values = found.type.map(({ _id, name, count }) => {
    const isChosen = _id === query.typeId;
    return {
      name,
      count,
      isChosen,
      href: hrefWith(url, { type: isChosen ? null : _id, page: null }),
    };
  });
  const isNamed = query.typeId === undefined || values.some(({ isChosen }) => isChosen);
  if (isNamed) return values;
  const href = hrefWith(url, { type: null, page: null });
  return [...values, { name: 'Another', count: 0, isChosen: true, href }];
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
  const byColumn = listingSorts.map((sort) => {
    const isFirst = sort === ordered;
    return {
      name: sortNames[sort],
      count: null,
      href: hrefWith(url, { sort: isFirst ? null : sort, page: null }),
      isChosen: sort === query.sort || (isFirst && query.sort === undefined),
    };
  });
  const byFit = {
    name: 'Best match',
    count: null,
    href: hrefWith(url, { sort: null, page: null }),
    isChosen: query.sort === undefined,
  };
  return { title: 'Order', values: ordered === 'fit' ? [byFit, ...byColumn] : byColumn };
}

function chipsOf({ title, values }: Facet): Chip[] {
  return values.filter(({ isChosen }) => isChosen).map(({ name, href }) => ({ title, name, href }));
}
