import { chemicalEndpoints } from 'contract/catalog';
import { blogs, type Place, type Slide, slides as slideRecords, worldwide } from 'contract/content';
import { postSummaryOf, readBlogCategories } from '../blog/posts';
import type { PostSummary } from '../blog/blog-view';
import { topCategories } from '../category-tree/category-links';
import { chemicalSummaryOf } from '../chemical/chemical-summary';
import { wayOf } from '../frame/banner-of';
import { letterLinks } from '../letter/letters';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { pictureOf } from '../load/picture-of';
import { readOr } from '../load/read-or';
import { mapPointsOf } from '../worldwide/map-points';
import { contactsOf, introductionOf, proofOf } from './company-lists';
import { cataloguesOf, eventsOf, examplesOf } from './home-lists';
import type { HomeView, SlideView } from './home-view';

export const loadHome: PageLoader<HomeView> = async ({ page }) => {
  const [slides, categories, letters, featured, posts, events, places, catalogues] =
    await Promise.all([
      slidesOf(page),
      page.categories(),
      page.api.read(chemicalEndpoints.letters),
      page.api.read(chemicalEndpoints.featured),
      postsOf(page),
      eventsOf(page),
      placesOf(page),
      cataloguesOf(page),
    ]);
  const [head, introduction, proof, contacts] = await Promise.all([
    headOf(page, { picture: slides[0]?.picture ?? null }),
    introductionOf(page),
    proofOf(page, places),
    contactsOf(page),
  ]);
  return {
    kind: 'home',
    head,
    introduction,
    ...proof,
    contacts,
    slides,
    total: letters.data.reduce((sum, { count }) => sum + count, 0),
    examples: examplesOf(featured.data),
    letters: letterLinks(letters.data),
    categories: topCategories(categories),
    featured: featured.data.map(chemicalSummaryOf),
    posts,
    events,
    places: mapPointsOf(places),
    catalogues,
  };
};

function slidesOf(page: PageRequest): Promise<SlideView[]> {
  return readOr<SlideView[]>(page, {
    what: 'The slides',
    otherwise: [],
    read: async () => {
      const query = { sort: 'order' } as const;
      const { data } = await page.api.read(slideRecords.visitorEndpoints.list, { query });
      return data.map(slideView);
    },
  });
}

type ListedSlide = Pick<
  Slide,
  | '_id'
  | 'title'
  | 'text'
  | 'image'
  | 'imageFacts'
  | 'alt'
  | 'ctaLabel'
  | 'ctaHref'
  | 'untranslated'
>;

function slideView(slide: ListedSlide): SlideView {
  const { _id: id, title, text, image, imageFacts, alt } = slide;
  const picture = pictureOf({ name: image, alt, facts: imageFacts });
  const langs = { titleLang: langOf(slide, 'title'), textLang: langOf(slide, 'text') };
  return { id, title, text, ...langs, picture, way: wayOf(slide) };
}

const latest = 3;

function postsOf(page: PageRequest): Promise<PostSummary[]> {
  return readOr<PostSummary[]>(page, {
    what: 'The latest posts',
    otherwise: [],
    read: async () => {
      const query = { pageSize: latest, sort: '-publishedAt' } as const;
      const [{ data }, categories] = await Promise.all([
        page.api.read(blogs.visitorEndpoints.list, { query }),
        readBlogCategories(page),
      ]);
      return data.map((post) => postSummaryOf(post, categories));
    },
  });
}

type ListedPlace = Pick<Place, '_id' | 'name' | 'kind' | 'country' | 'latitude' | 'longitude'>;

function placesOf(page: PageRequest): Promise<ListedPlace[]> {
  return readOr<ListedPlace[]>(page, {
    what: 'The places',
    otherwise: [],
    read: async () => {
      const query = { pageSize: 100 };
      return (await page.api.read(worldwide.visitorEndpoints.list, { query })).data;
    },
  });
}
