import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, origin, testSite } from '../testing/test-site';

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const { add, put } = staffCalls(api);
  const office = {
    name: 'Liverpool',
    kind: 'office',
    country: 'GB',
    latitude: 53.4,
    longitude: -3,
  };
  ids['office'] = await add('worldwide/add', { ...office, phone: '+44 20 7946 0123' });
  const market = { name: 'Brazil', kind: 'market', country: 'BR', city: 'São Paulo' };
  ids['market'] = await add('worldwide/add', market);
  const openings = [
    {
      title: 'Chemist',
      location: 'Hamburg',
      employmentType: 'part-time',
      description: '<p>Do</p>',
    },
    { title: 'Driver' },
    { title: 'Nobody', active: false },
  ];
  await put('careerInfo/update', { headline: 'Work here', openings });
  await add('contactInfo/add', { label: 'Aft', latitude: 51.9, longitude: 4.4 });
  await add('contactInfo/add', {
    label: 'Main',
    role: 'Orders in <Europe>',
    languages: ['English', 'Dutch'],
    primary: true,
    emails: ['office@example.com'],
  });
});
afterAll(() => api.close());

const pageAt = async (path: string) => documentOf(await testSite(api).get(path));

it('places are listed by kind, and those with a position are linked with the map both ways', async () => {
  const page = await pageAt('/worldwide');
  const headings = [...page.querySelectorAll('main :is(h2, h3)')].map((title) => title.textContent);
  expect(headings).toEqual(['Offices', 'Liverpool', 'Markets', 'Brazil']);
  const points = [...page.querySelectorAll('main svg a')];
  expect(points.map((point) => point.getAttribute('href'))).toEqual([
    `/worldwide#place-${ids['office']}`,
  ]);
  const [office, market] = ['office', 'market'].map((kind) =>
    page.getElementById(`place-${ids[kind]}`),
  );
  expect(office?.textContent).toContain('United Kingdom');
  expect(office?.querySelector('a[href="tel:+442079460123"]')?.textContent).toBe(
    '+44 20 7946 0123',
  );
  const back = office?.querySelector('a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '';
  expect(page.getElementById(back)?.nextElementSibling?.querySelector('a')).toBe(points[0]);
  expect(market?.textContent).toContain('São Paulo, Brazil');
  expect(market?.querySelector('a[href^="#"]')).toBeNull();
});

it('openings are told to search engines with what staff have written, and nothing else', async () => {
  const page = await pageAt('/careers');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  const jobs = data.filter((entry) => entry['@type'] === 'JobPosting');
  const always = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', value: expect.any(String) },
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: expect.any(String),
    },
    url: `${origin}/careers`,
    directApply: true,
  };
  expect(jobs).toEqual([
    {
      ...always,
      title: 'Chemist',
      description: 'Do',
      employmentType: 'PART_TIME',
      jobLocation: { '@type': 'Place', address: 'Hamburg' },
    },
    { ...always, title: 'Driver', description: 'Driver' },
  ]);
  expect(page.querySelector('h1')?.textContent).toBe('Work here');
});

it('an opening’s own link chooses it in the form', async () => {
  const page = await pageAt('/careers');
  const href = page.querySelector('article a')?.getAttribute('href') ?? '';
  const chosen = (await pageAt(href)).querySelector<HTMLSelectElement>('[name="openingId"]');
  expect(chosen?.selectedOptions[0]?.textContent).toBe('Chemist');
});

it('the primary address comes first, and a map of streets where a position is known', async () => {
  const page = await pageAt('/contact-us');
  const cards = [...page.querySelectorAll('li[id^="contact-"]')];
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Main', 'Aft']);
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
    'mailto:office@example.com',
    'https://www.openstreetmap.org/?mlat=51.9&mlon=4.4#map=15/51.9/4.4',
  ]);
  expect(cards[0]?.textContent).toContain('MainOrders in <Europe>');
  expect(cards[0]?.textContent).toContain('Languages: English, Dutch');
  expect(cards[1]?.textContent).not.toContain('Languages');
});
