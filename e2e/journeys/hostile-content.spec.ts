import {
  blogCategories,
  blogEndpoints,
  blogs,
  contactInfos,
  events,
  menuItems,
  worldwide,
} from 'contract/content';
import { fileEndpoints } from 'contract/file';
import type { Page } from '@playwright/test';
import { adminHrefs } from '../support/admin-hrefs';
import { siteHrefs } from '../support/site-hrefs';
import type { StaffApi } from '../support/staff-api';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const mark = 'wasRun';
const act = `window.${mark}=1`;

/** Runs a script in a page that fails to escape text in markup, attributes or scripts. */
const text = `"'><img src=x onerror=${act}><svg onload=${act}></script><script>${act}</script>`;

/** Runs a script in a page that fails to sanitise rich text. */
const markup = [
  `<p>Text</p><script>${act}</script><img src=x onerror="${act}"><svg onload="${act}"></svg>`,
  `<a href="javascript:${act}">link</a><a href="JaVa&#x09;Script:${act}">link</a>`,
  `<iframe srcdoc="<script>parent.${mark}=1</script>"></iframe>`,
  `<details open ontoggle="${act}"></details><math><mi xlink:href="data:text/html,x">x</mi></math>`,
  `<form action="javascript:${act}"><button autofocus onfocus="${act}">go</button></form>`,
  `<svg><style><img src=x onerror="${act}"></style></svg><noscript><p title="</noscript><img src=x onerror=${act}>"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${act}&gt;"></table></mtext></math>`,
  `<a href="data:text/html,<script>${act}</script>">data</a><object data="data:text/html,x"></object><embed src="x">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${act}"><base href="https://evil.example/"><link rel="stylesheet" href="x">`,
  `<video><source onerror="${act}"></video><input autofocus onfocus="${act}"><b id="x" tabindex="1" onfocus="${act}">x</b>`,
  `<template><img src=x onerror="${act}"></template><p style="background:url(javascript:${act})" onmouseover="${act}">x</p>`,
  `<table background="javascript:${act}"><tr><td onclick="${act}">x</td></tr></table><p\u0000 onclick="${act}">x</p>`,
].join('');

async function wasRun(page: Page): Promise<boolean> {
  return page.evaluate((name) => name in window, mark);
}

/** Adds one record of each public kind, hostile in every text. */
async function addHostile({ call }: StaffApi) {
  const word = unique();
  const name = `${text} ${word}`.slice(0, 150);
  const short = `${word} ${text}`.slice(0, 80);
  const category = await call(blogCategories.endpoints.add, { body: { name: short } });
  const post = await call(blogs.endpoints.add, {
    body: {
      title: name,
      slug: `hostile-${word}`,
      categoryId: category.data._id,
      excerpt: text,
      content: markup,
      author: short,
      status: 'published',
      metaTitle: name,
      metaDescription: text,
      metaKeywords: text,
    },
  });
  const menu = await call(menuItems.endpoints.add, { body: { title: short, path: '/about' } });
  const contact = await call(contactInfos.endpoints.add, {
    body: { label: short, address: text, hours: text, phones: [], emails: [] },
  });
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const event = await call(events.endpoints.add, {
    body: { title: name, startsAt, place: text.slice(0, 100), description: markup },
  });
  const place = await call(worldwide.endpoints.add, {
    body: { name: short, kind: 'office', country: 'DE', address: text },
  });
  return {
    post: post.data,
    async remove() {
      await call(menuItems.endpoints.remove, { id: menu.data._id });
      await call(contactInfos.endpoints.remove, { id: contact.data._id });
      await call(events.endpoints.remove, { id: event.data._id });
      await call(worldwide.endpoints.remove, { id: place.data._id });
      await call(blogs.endpoints.remove, { id: post.data._id });
    },
  };
}

test('what is hostile in texts is shown as text, on the site, in previews and in the panel', async ({
  staffPage: page,
  api,
  problems,
}) => {
  test.slow();
  const { post, remove } = await addHostile(api);
  try {
    const preview = await api.call(blogEndpoints.preview, { id: post._id });
    const places = [
      siteHrefs.home,
      siteHrefs.posts,
      siteHrefs.post(post.slug ?? ''),
      preview.data.path,
      siteHrefs.contact,
      siteHrefs.worldwide,
      adminHrefs.searchedPosts(post.slug ?? ''),
      adminHrefs.postCards,
      adminHrefs.editPost(post._id),
      adminHrefs.menus,
      adminHrefs.contacts,
      adminHrefs.events,
      adminHrefs.places,
    ];
    for (const href of places) {
      await page.goto(href);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect({ href, wasRun: await wasRun(page) }).toEqual({ href, wasRun: false });
    }
    // Nothing was even attempted: the CSP would have reported it.
    expect(problems).toEqual([]);
  } finally {
    await remove();
  }
});

/** A picture of 1 × 1 pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an upload with a hostile name is listed as text, and a drawing that would run is refused', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const word = unique();
  const upload = (name: string, buffer: Buffer) =>
    page.request.post(`/api/${fileEndpoints.add.path}`, {
      headers: { authorization: `Bearer ${api.token}` },
      multipart: { file: { name, mimeType: 'image/png', buffer } },
    });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${act}"><script>${act}</script></svg>`;
  expect((await upload(`${word}.svg`, Buffer.from(svg))).status()).toBe(422);
  const name = `${word} <img src=x onerror=${act}>.png`;
  expect((await upload(name, pixel)).status()).toBe(201);
  await page.goto(adminHrefs.mediaLibrary(word));
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await wasRun(page)).toBe(false);
  expect(problems).toEqual([]);
});
