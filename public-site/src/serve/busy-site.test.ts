import { testAssets, testDataSheet, testMedia } from '../testing/test-site';
import { createSite } from './create-site';

it('sends visitors away at once while too many wait, and takes the next ones afterwards', async () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const site = createSite({
    assets: testAssets,
    media: testMedia,
    drawDataSheet: testDataSheet,
    log: () => undefined,
    apiFetch: async () => {
      await gate;
      return new Response('{}', { status: 404 });
    },
  });
  const get = () =>
    site(new Request('https://site.example/site/data/methanol'), {
      address: '127.0.0.1',
      forwarding: {},
    });
  const answers = Array.from({ length: 260 }, get);
  const turnedAway = await Promise.all(answers.slice(250));
  expect(turnedAway.map(({ status }) => status)).toEqual(Array(10).fill(503));
  expect(turnedAway[0]?.headers.get('retry-after')).toBe('30');
  open();
  const served = await Promise.all(answers.slice(0, 250));
  expect(served.map(({ status }) => status)).not.toContain(503);
  expect((await get()).status).toBe(served[0]?.status);
});
