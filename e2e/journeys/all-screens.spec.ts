import type { Locator, Page } from '@playwright/test';
import {
  aboutUs,
  banners,
  blogCategories,
  blogs,
  careerApplications,
  catalogues,
  companyLogos,
  menuItems,
  metas,
  navigationLinks,
  worldwide,
} from 'contract/content';
import { emailCategories, mailServers, templates } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { adminHrefs, contentScreens, specifiedScreens } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { goTo } from '../support/go-to';
import { expectToFitLaptop, expectToFitPhone, laptop, lists } from '../support/lists';
import { addChemical, addCustomer, addSupplier } from '../support/records';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  const screens = specifiedScreens.filter((_, index) => index % parts === part);

  test(`every specified admin screen opens in the frame, accessible, and its list fits a laptop and a phone (part ${part + 1})`, async ({
    staffPage: page,
    problems,
  }) => {
    for (const [index, screen] of screens.entries()) {
      await test.step(screen, async () => {
        await page.setViewportSize(laptop);
        await goTo(page, `/${screen}`);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText('Page not found');
        if (screen !== 'dashboard') await expectOneName(page, heading);
        // The frame is the same on all screens, so only the first check includes it.
        await expectAccessible(page, index === 0 ? 'html' : 'main');
        if (!lists.has(screen)) return;
        await expectToFitLaptop(page, screen);
        await expectToFitPhone(page);
      });
    }
    expect(problems).toEqual([]);
  });
}

test('every list is among the specified screens', () => {
  expect([...lists].filter((list) => !specifiedScreens.some((screen) => screen === list))).toEqual(
    [],
  );
});

/** The heading, the last breadcrumb, a tab and the document title must agree, and the menu's current entry must be visible. */
async function expectOneName(page: Page, heading: Locator) {
  const name = await heading.innerText();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.locator('[aria-current="page"]')).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} – .*Admin$`));
  const entry = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]');
  await expect(entry).toBeVisible();
  const inMenu = await entry.innerText();
  const tabs = page.getByRole('main').getByRole('navigation', { name: inMenu, exact: true });
  if ((await tabs.count()) > 0) {
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(name);
  } else if ((await entry.getAttribute('aria-current')) === 'page') {
    await expect(entry).toHaveText(name);
  } else {
    await expect(trail).toContainText(inMenu);
  }
}

test('the pages of stored records and the releases open in the frame, accessible', async ({
  staffPage: page,
  problems,
  api,
}) => {
  test.slow();
  const chemical = await addChemical(api);
  const supplier = await addSupplier(api);
  const customer = await addCustomer(api);
  const subject = `Drums ${unique()}`;
  const body = { contactName: 'Ann', subject };
  const { data: inquiry } = await api.call(inquiries.endpoints.add, { body });
  const { data: server } = await api.call(mailServers.endpoints.add, {
    body: {
      name: `Relay ${unique()}`,
      host: 'mail.example.com',
      port: 587,
      fromAddress: 'a@example.com',
    },
  });
  const { data: category } = await api.call(emailCategories.endpoints.add, {
    body: { name: `Offers ${unique()}` },
  });
  const { data: template } = await api.call(templates.endpoints.add, {
    body: { name: `Offer ${unique()}`, subject: 'An offer', html: '<p>Hello</p>' },
  });
  const pages = [
    { href: adminHrefs.editMailServer(server._id), label: 'Name', value: server.name },
    { href: adminHrefs.editEmailCategory(category._id), label: 'Name', value: category.name },
    { href: adminHrefs.editTemplate(template._id), label: 'Name', value: template.name },
    { href: adminHrefs.editChemical(chemical._id), label: 'Name', value: chemical.name },
    {
      href: adminHrefs.editSupplier(supplier._id),
      label: 'Company name',
      value: supplier.companyName,
    },
    {
      href: adminHrefs.editCustomer(customer._id),
      label: 'Company name',
      value: customer.companyName,
    },
    {
      href: adminHrefs.editInquiry(inquiry._id),
      label: 'Subject',
      value: subject,
    },
  ];
  for (const { href, label, value } of pages) {
    await page.goto(href);
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    await expectAccessible(page);
  }
  await page.goto(adminHrefs.releases);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

const content = [
  blogCategories,
  blogs,
  aboutUs,
  banners,
  worldwide,
  careerApplications,
  companyLogos,
  menuItems,
  metas,
  navigationLinks,
  catalogues,
] as const;

test('the pages of the website’s stored content open in the frame, accessible', async ({
  staffPage: page,
  problems,
  api,
}) => {
  test.slow();
  await api.call(careerApplications.endpoints.add, {
    body: { name: `Ann ${unique()}`, email: 'ann@example.com' },
  });
  for (const { name, endpoints } of content) {
    await test.step(name, async () => {
      const { data } = await api.call(endpoints.list, { query: { pageSize: '1' } });
      await goTo(page, `/${contentScreens[name]}/${data[0]?._id}`);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await expectAccessible(page, 'main');
    });
  }
  await goTo(page, adminHrefs.mediaLibrary(''));
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await expectAccessible(page, 'main');
  expect(problems).toEqual([]);
});
