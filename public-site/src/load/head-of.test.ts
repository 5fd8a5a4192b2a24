import { failedPageMeta } from 'contract';
import type { TestApi } from 'shared-ui/testing';
import { documentOf, origin, testSite } from '../testing/test-site';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ seed: 'demo' });
});
afterAll(() => api.close());

async function metaOf(response: Response) {
  const page = await documentOf(response);
  const content = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return {
    title: page.title,
    description: content('description'),
    keywords: content('keywords'),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  };
}

describe('the meta data of a page', () => {
  it.each([
    ['/', 'Brindlewick Chemicals: reagents, solvents and intermediates', '/'],
    ['/categories', 'All product categories', '/categories'],
    ['/alphabetsbaseCategory', 'Chemicals from A to Z', '/alphabetsbaseCategory'],
    ['/alphabetsbaseCategory?alphabet=M', 'M – Chemicals from A to Z', '/alphabets/M'],
    ['/alphabets/M', 'M – Chemicals from A to Z', '/alphabets/M'],
    ['/solvents', 'Solvents | Brindlewick Chemicals', '/solvents'],
    ['/solvents/alcohols', 'Alcohols | Brindlewick Chemicals', '/solvents/alcohols'],
    ['/methanol', 'Methanol – CAS 67-56-1', '/methanol'],
    ['/blogs', 'News and articles', '/blogs'],
    ['/about', 'About the company', '/about'],
    ['/introduction', 'Introduction', '/introduction'],
    ['/vision-mission', 'Vision and mission', '/vision-mission'],
    ['/worldwide', 'Where to find us', '/worldwide'],
    ['/careers', 'Careers', '/careers'],
    ['/contact-us', 'Contact us', '/contact-us'],
    ['/privacy-policy', 'Privacy policy', '/privacy-policy'],
    ['/terms-and-conditions', 'Terms and conditions', '/terms-and-conditions'],
  ])('of %s is that of its record', async (path, title, canonical) => {
    const { get } = testSite(api);
    expect(await metaOf(await get(path))).toEqual({
      title,
      description: expect.stringMatching(/.{20}/),
      keywords: expect.stringMatching(/.{10}/),
      canonical: origin + canonical,
    });
  });

  it('is the fallback of a failed look-up, while the page itself is shown', async () => {
    const { get, log, statuses } = testSite(api);
    statuses.set('/api/meta/', 500);
    const answer = await get('/methanol');
    expect(answer.status).toBe(200);
    expect(await metaOf(answer)).toMatchObject(failedPageMeta);
    expect(log).toHaveBeenCalled();
  });
});

describe('a card of a page, as others show it with a link,', () => {
  const cardOf = async (path: string) => {
    const { get } = testSite(api);
    const page = await documentOf(await get(path));
    const names = ['og:title', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'];
    return names.map(
      (name) =>
        page
          .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
          ?.getAttribute('content') ?? null,
    );
  };
  const picture = expect.stringMatching(`^${origin}/api/file/download/[\\w-]+[.]webp[?]w=1280$`);

  it('has the page’s own picture, else that of its banner, else the mark of the company', async () => {
    const first = 'Brindlewick Chemicals: reagents, solvents and intermediates';
    const packs = 'A bottle, a canister, a drum, an IBC and a tank truck in a row';
    const large = 'summary_large_image';
    expect(await cardOf('/')).toEqual([first, `${origin}/`, picture, packs, large]);
    const globe = 'A globe with lines from place to place';
    const places = ['Where to find us', `${origin}/worldwide`, picture, globe, large];
    expect(await cardOf('/worldwide')).toEqual(places);
    const title = 'Methanol – CAS 67-56-1';
    const card = `${origin}/api/product/getCard?slug=methanol`;
    const structure = 'Methanol and its structure';
    const methanol = [title, `${origin}/methanol`, card, structure, large];
    expect(await cardOf('/methanol')).toEqual(methanol);
  });
});
