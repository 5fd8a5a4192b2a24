import type { TestApi } from 'shared-ui/testing';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo' });
});
afterAll(() => api.close());

describe('what the first page shows', () => {
  it('is what staff have put there, in words for programs too', async () => {
    const { get } = testSite(api);
    const page = await documentOf(await get('/'));
    const texts = (selector: string) =>
      [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('main h2')).toEqual([
      'By category',
      'By use',
      'Popular products',
      'Ask us',
      'Latest articles',
      'Where we are',
      'Meet us',
      'Catalogues',
    ]);
    expect(page.querySelector('main')?.textContent).toContain('from 10:00 (Europe/Berlin)');
    const slides = [...page.querySelectorAll('[aria-roledescription="slide"] img')];
    expect(slides.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ]);
    expect(slides[0]?.getAttribute('fetchpriority')).toBe('high');
    const data = texts('script[type="application/ld+json"]').map((text) => JSON.parse(text ?? ''));
    const events = data.filter((one) => one['@type'] === 'Event');
    expect(events).toHaveLength(3);
    expect(events[1]).toMatchObject({
      name: 'Solvents and Salts Round Table',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      location: { '@type': 'Place', name: 'Sample Hall, Hamburg' },
      url: 'https://www.example.com/round-table',
    });
  });

  it('is the catalogue alone while nothing else can be read', async () => {
    const { get, statuses } = testSite(api);
    const others = [
      'slideShow',
      'blog',
      'event',
      'worldwide',
      'catalogue',
      'banner',
      'companyLogo',
      'contactInfo',
      'answerTime',
      'chemical/get',
    ];
    for (const call of others) statuses.set(`/api/${call}`, 500);
    const answer = await get('/');
    expect(answer.status).toBe(200);
    const titles = (await documentOf(answer)).querySelectorAll('main h2');
    expect([...titles].map(({ textContent }) => textContent)).toEqual([
      'By category',
      'Popular products',
    ]);
  });
});
