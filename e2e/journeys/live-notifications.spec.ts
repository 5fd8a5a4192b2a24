import type { Page } from '@playwright/test';
import { followUps, inquiries } from 'contract/inquiry';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { expect, holdToken, test } from '../support/test';
import { unique } from '../support/unique';
import { askAsVisitor } from '../support/visitor';

test('a visitor’s inquiry rings in every window, leads to it, and goes from all at once', async ({
  staffPage: here,
  browser,
  api,
  request,
  problems,
}) => {
  const otherContext = await browser.newContext();
  await holdToken(otherContext, api.token);
  const there = await otherContext.newPage();
  for (const page of [here, there]) await page.goto(adminHrefs.dashboard);
  const panel = await openPanel(here);
  const before = await unreadIn(there);

  const name = `Ann Beyer ${unique()}`;
  const reference = await askAsVisitor(request, here, {
    name,
    company: 'Brightwater Ltd',
    items: ['Acetone', 'Toluene'],
  });

  const message = `${name} of Brightwater Ltd asks for 2 chemicals (${reference})`;
  await expect(panel.getByRole('link', { name: message })).toBeVisible();
  await expect.poll(() => unreadIn(there)).toBeGreaterThan(before);
  await expectAccessible(here);

  const otherPanel = await openPanel(there);
  const otherLine = otherPanel.getByRole('link', { name: message });
  await expect(otherLine).toBeVisible();
  await panel.getByRole('button', { name: `Remove: ${message}` }).click();
  await expect(otherLine).toBeHidden();
  expect(problems).toEqual([]);
  await otherContext.close();
});

test('a follow-up that comes due is told once, and leads to its inquiry', async ({
  staffPage: page,
  api,
}) => {
  await page.goto(adminHrefs.dashboard);
  const panel = await openPanel(page);
  const contactName = `Bo ${unique()}`;
  const { data: inquiry } = await api.call(inquiries.endpoints.add, { body: { contactName } });
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  await api.call(followUps.endpoints.add, {
    body: { inquiryId: inquiry._id, message: 'Ask for the order', dueAt },
  });
  const line = panel.getByRole('link', {
    name: `Call ${contactName}: Ask for the order (${inquiry.number})`,
  });
  await expect(line).toBeVisible({ timeout: 25_000 });
  await line.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`/edit-inquiry/${inquiry._id}`);
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

async function openPanel(page: Page) {
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  return panel;
}

/** The number on the notification bell. */
async function unreadIn(page: Page): Promise<number> {
  const label = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0] ?? 0);
}
