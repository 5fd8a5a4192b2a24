import {
  aboutUs,
  banners,
  blogCategories,
  blogs,
  careerApplications,
  catalogues,
  companyLogos,
  contactInfos,
  events,
  navigationLinks,
  slides,
  whatsAppInfos,
  worldwide,
} from 'contract/content';
import { storePdf, storePicture } from './stored-files.fixture';
import { callAs, describeResourceRoutes, unique } from '../testing/describe-resource-routes';
import { unknownId } from '../testing/unknown-id';

describeResourceRoutes(
  {
    resource: blogCategories,
    body: (word) => ({ name: word }),
    change: (word) => ({ name: `Renamed ${word}` }),
    wrong: { body: { name: 'x', slug: 'Not a slug' }, path: 'slug' },
  },
  {
    resource: blogs,
    body: async (word, api) => {
      const { answer } = await callAs(api, blogCategories.endpoints.add, {
        token: api.adminToken,
        body: { name: unique() },
      });
      const categoryId: string = answer.data._id;
      return {
        title: word,
        content: '<p>On solvents.</p>',
        publishedAt: '2026-03-02T09:00:00.000Z',
        categoryId,
        image: await storePicture(api),
      };
    },
    change: { author: 'Ada Example', status: 'published' },
    wrong: { body: { title: 'x', content: '<p>x</p>', categoryId: unknownId }, path: 'categoryId' },
  },
  {
    resource: aboutUs,
    body: (word) => ({ title: word, slug: word, content: '<p>Who we are.</p>' }),
    change: { content: '<p>Who we have become.</p>' },
    wrong: { body: { title: 'x', slug: 'x', content: '' }, path: 'content' },
  },
  {
    resource: banners,
    body: async (word, api) => ({
      title: word,
      pageSlug: 'about',
      alt: 'A beam',
      image: await storePicture(api),
    }),
    change: { ctaLabel: 'Read on', ctaHref: '/about' },
    wrong: {
      body: { title: 'x', pageSlug: 'about', alt: 'A beam', image: 'none.png' },
      path: 'image',
    },
  },
  {
    resource: worldwide,
    body: (word) => ({ name: word, kind: 'office', country: 'GB', latitude: 53.4 }),
    change: { city: 'Liverpool' },
    wrong: { body: { name: 'x', kind: 'office', country: 'GB', latitude: 91 }, path: 'latitude' },
  },
  {
    resource: careerApplications,
    body: (word) => ({ name: word, email: 'vera@example.com', position: 'Chemist' }),
    change: { status: 'interview', notes: 'Comes on Monday' },
    wrong: { body: { name: 'x', email: 'nobody' }, path: 'email' },
  },
  {
    resource: companyLogos,
    body: async (word, api) => ({
      variant: 'dark',
      alt: `dark ${word}`,
      image: await storePicture(api),
      active: false,
    }),
    change: { alt: 'The company’s name' },
    wrong: { body: { variant: 'grey', image: 'none.png' }, path: 'variant' },
  },
  {
    resource: contactInfos,
    body: (word) => ({ label: word, phones: ['+442079460123'], emails: ['desk@example.com'] }),
    change: { hours: 'Monday to Friday' },
    wrong: {
      body: { label: 'x', socials: [{ network: 'x', url: 'javascript:alert(1)' }] },
      path: 'socials.0.url',
    },
  },
  {
    resource: navigationLinks,
    body: (word) => ({ label: word, url: '/about' }),
    change: { url: 'https://www.example.com/terms', newTab: true },
    wrong: { body: { label: 'x', url: '//elsewhere.example' }, path: 'url' },
  },
  {
    resource: slides,
    body: async (word, api) => ({ title: word, alt: 'Spheres', image: await storePicture(api) }),
    change: { text: 'What we stand for' },
    wrong: { body: { title: 'x', alt: 'Spheres' }, path: 'image' },
  },
  {
    resource: whatsAppInfos,
    body: (word) => ({ label: word, number: '+442079460123' }),
    change: { greeting: 'Good day' },
    wrong: { body: { label: 'x', number: '020 7946 0123' }, path: 'number' },
  },
  {
    resource: events,
    body: (word) => ({ title: word, startsAt: '2027-03-02T09:00:00.000Z', booth: 'A 1' }),
    change: { place: 'Rotterdam' },
    wrong: {
      body: {
        title: 'x',
        startsAt: '2027-03-02T09:00:00.000Z',
        endsAt: '2027-03-01T09:00:00.000Z',
      },
      path: 'endsAt',
    },
  },
  {
    resource: catalogues,
    body: async (word, api) => ({ title: word, file: await storePdf(api), year: 2026 }),
    change: { description: 'Solvents and salts' },
    wrong: { body: { title: 'x', file: 'none.pdf' }, path: 'file' },
  },
);
