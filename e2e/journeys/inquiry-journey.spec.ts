import type { Locator } from '@playwright/test';
import { inquiries } from 'contract/inquiry';
import { adminHrefs } from '../support/admin-hrefs';
import { expectAccessible, expectNoSideScroll } from '../support/axe';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';
import { askAsVisitor } from '../support/visitor';

interface Point {
  x: number;
  y: number;
}

test('from a visitor’s question to an inquiry that is won', async ({
  staffPage: page,
  api,
  request,
  problems,
}) => {
  test.slow();
  const name = `Mira ${unique()}`;
  await page.goto(adminHrefs.dashboard);

  await test.step('the bell tells of it without a reload', async () => {
    const reference = await askAsVisitor(request, page, {
      name,
      company: 'Meadow Paints',
      items: ['Acetone'],
    });
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const news = page.getByRole('dialog', { name: 'Notifications' });
    await news.getByRole('link', { name: new RegExp(`${name} .*${reference}`) }).click();
    await page.getByRole('link', { name: reference }).click();
  });

  await test.step('staff make an inquiry of it', async () => {
    const sheet = page.getByRole('dialog', { name: new RegExp(name) });
    await expect(sheet.getByText('Acetone')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Create inquiry' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Who asks ${name}`) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('plan the next step and do it', async () => {
    await page.getByRole('button', { name: 'Note or next step' }).click();
    const form = page.getByRole('form', { name: 'Next step' });
    await form.getByRole('textbox', { name: 'Note' }).fill('Send a sample');
    await form.getByRole('button', { name: 'In 3 days' }).click();
    await form.getByRole('button', { name: 'Add the step' }).click();
    const steps = page.getByRole('list', { name: 'What happened' });
    await expect(steps.getByText('Send a sample')).toBeVisible();
    await steps.getByRole('checkbox', { name: 'Done' }).click();
    await expect(steps.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    await expect(page.getByText('no next step')).toBeVisible();
  });

  await test.step('and win it', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Won' }).click();
    await expect
      .poll(async () => {
        const query = { search: name, statusKind: 'won' } as const;
        return (await api.call(inquiries.endpoints.list, { query })).total;
      })
      .toBe(1);
  });

  await test.step('on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
  expect(problems).toEqual([]);
});

test('a card goes to another column by keys, and the next step is asked for', async ({
  staffPage: page,
  api,
}) => {
  const company = `Board ${unique()}`;
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName: 'Ben', company },
  });
  await page.goto(adminHrefs.inquiryBoard(company));
  const card = page.getByLabel(`${inquiry.number}, Ben`, { exact: true });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  const question = page.getByRole('dialog', { name: 'What is the next step?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'No next step' }).press('Enter');
  const { data: moved } = await api.call(inquiries.endpoints.get, { id: inquiry._id });
  expect(moved.statusId).not.toBe(inquiry.statusId);
});

test('a card goes to another column by mouse and by finger', async ({ staffPage: page, api }) => {
  const company = `Board ${unique()}`;
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName: 'Ben', company },
  });
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = page.getByLabel(`${inquiry.number}, Ben`, { exact: true });
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('It is not in sight');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const statusOf = async () => {
    const { data } = await api.call(inquiries.endpoints.get, { id: inquiry._id });
    return data.statusId;
  };
  const question = page.getByRole('dialog', { name: 'What is the next step?' });
  await page.goto(adminHrefs.inquiryBoard(company));

  await test.step('by mouse, from its link', async () => {
    const from = await middle(card.getByRole('link', { name: inquiry.number }));
    const to = await middle(column('Contacted'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect(column('Contacted')).toHaveAttribute('data-target');
    await page.mouse.up();
    await question.getByRole('button', { name: 'No next step' }).click();
    await expect(column('Contacted').getByRole('article')).toHaveCount(1);
    expect(await statusOf()).not.toBe(inquiry.statusId);
  });

  await test.step('by finger', async () => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [from, to] = [await middle(card), await middle(column('New'))];

    await touch('touchStart', [from]);
    await expect(page.getByText(/^Picked up/)).toBeAttached();
    for (const step of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * step, y: from.y }]);
    }
    await expect(column('New')).toHaveAttribute('data-target');
    await touch('touchEnd', []);
    await question.getByRole('button', { name: 'No next step' }).click();
    await expect.poll(statusOf).toBe(inquiry.statusId);
  });
});

test('the palette leads to any record by keys alone', async ({
  staffPage: page,
  api,
  problems,
}) => {
  const company = `Palette ${unique()}`;
  const { data: inquiry } = await api.call(inquiries.endpoints.add, {
    body: { contactName: 'Ben', company },
  });
  await page.goto(adminHrefs.dashboard);
  await expect(page.getByRole('heading', { name: 'By status' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(inquiry.number);
  await expect(page.getByRole('option', { name: new RegExp(company) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/edit-inquiry/${inquiry._id}`);
  expect(problems).toEqual([]);
});
