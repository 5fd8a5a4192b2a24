import { failedPageMeta, pageMeta } from './page-meta';

const leaf = {
  slug: 'c1-c4',
  metatitle: 'Short alcohols',
  metadescription: 'C1',
  metakeywords: 'a',
};
const alcohols = {
  slug: 'alcohols',
  metatitle: 'Alcohols',
  metadescription: 'All alcohols',
  metakeywords: 'alcohol, ethanol',
  subSubCategory: [leaf],
};
const categories = [
  {
    slug: 'solvents',
    name: 'Solvents',
    metatitle: ' ',
    metadescription: null,
    metakeywords: undefined,
    subCategories: [alcohols],
  },
  { slug: 'acids', metatitle: 'Acids', metadescription: 'All acids', metakeywords: 'acid' },
];
const about = {
  pageSlug: 'about',
  metaTitle: 'About us',
  metaDescription: 'Who we are',
  metaKeyword: 'us',
};
const home = { pageSlug: '/', metaTitle: 'Home', metaDescription: null, metaKeyword: undefined };
const staticPage = {
  pageSlug: 'static-page',
  metaTitle: 'Chemicals in trade',
  metaDescription: 'The company',
  metaKeyword: 'company',
};
const metas = [about, home, { ...about, pageSlug: '/careers/', metaTitle: 'Careers' }];
const titleOf = (path: string, more = metas) => pageMeta({ path, categories, metas: more }).title;

describe('pageMeta', () => {
  it('takes the record with meta fields first', () => {
    const record = {
      name: 'Acetone',
      metaTitle: '',
      metaDescription: 'Ketone',
      metaKeywords: null,
    };
    expect(pageMeta({ path: '/acids', categories, metas, record })).toEqual({
      title: 'Acetone',
      description: 'Ketone',
      keywords: '',
    });
    expect(
      pageMeta({ path: '/x', categories, metas, record: { ...record, metaTitle: 'Buy acetone' } })
        .title,
    ).toBe('Buy acetone');
  });

  it('passes a record without meta fields by', () => {
    const record = { name: 'Acetone', metaTitle: ' ', metaDescription: null };
    expect(pageMeta({ path: '/about', categories, metas, record }).title).toBe('About us');
    expect(pageMeta({ path: '/about', categories, metas, record: null }).title).toBe('About us');
  });

  it('finds each level of the categories by its own slug below its parent', () => {
    expect(pageMeta({ path: '/acids', categories, metas })).toEqual({
      title: 'Acids',
      description: 'All acids',
      keywords: 'acid',
    });
    expect(titleOf('/solvents/alcohols')).toBe('Alcohols');
    expect(titleOf('/solvents/alcohols/c1-c4')).toBe('Short alcohols');
    expect(titleOf('/acids/alcohols')).toBe('Static Page');
    expect(titleOf('/alcohols')).toBe('Static Page');
    expect(titleOf('/solvents/alcohols/c1-c4/more')).toBe('Static Page');
  });

  it('gives a category without a meta title its name', () => {
    expect(pageMeta({ path: '/solvents', categories, metas })).toEqual({
      title: 'Solvents',
      description: '',
      keywords: '',
    });
  });

  it('matches a category before a meta record of the same path', () => {
    expect(titleOf('/acids', [{ ...about, pageSlug: '/acids' }])).toBe('Acids');
  });

  it.each([
    ['/about', 'About us'],
    ['about/', 'About us'],
    ['/about?utm_source=mail#team', 'About us'],
    ['/careers', 'Careers'],
    ['/', 'Home'],
    ['', 'Home'],
    ['/?ref=1', 'Home'],
  ])('finds the meta record of %j', (path, title) => {
    expect(titleOf(path)).toBe(title);
  });

  it('is the company’s name for a page that nothing matches, where it has one', () => {
    const page = { path: '/nothing', categories: [], metas: [] };
    expect(pageMeta({ ...page, companyName: 'Example Chemicals' }).title).toBe('Example Chemicals');
    expect(pageMeta({ ...page, companyName: null }).title).toBe('Static Page');
  });

  it('falls back to the record static-page, then to the bare title', () => {
    expect(pageMeta({ path: '/worldwide', categories, metas: [...metas, staticPage] })).toEqual({
      title: 'Chemicals in trade',
      description: 'The company',
      keywords: 'company',
    });
    expect(pageMeta({ path: '/worldwide', categories: [], metas: [] })).toEqual({
      title: 'Static Page',
      description: '',
      keywords: '',
    });
  });

  it('survives a malformed address', () => {
    expect(titleOf('/%E0%A4%A')).toBe('Static Page');
    expect(titleOf('/%61bout')).toBe('About us');
  });
});

it('failedPageMeta has the texts of a failed look-up', () => {
  expect(failedPageMeta).toEqual({
    title: 'Static Page - Default Meta Title',
    description: 'Default meta description for static pages.',
    keywords: 'default, static, page',
  });
});
