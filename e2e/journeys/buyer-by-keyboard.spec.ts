import type { Locator, Page } from '@playwright/test';
import { siteRoutes } from 'contract';
import { minFillSeconds } from 'contract/inquiry';
import { expect, test } from '../support/test';

test('a buyer filters, compares and sends an inquiry by keys alone, and sees where the focus is', async ({
  page,
  problems,
}) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(siteRoutes.home);

  await test.step('past the header, to a category', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await tabTo(page, main.getByRole('link', { name: /^Solvents ?, \d/ }));
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Solvents');
    await expect(main).toBeFocused();
  });

  await test.step('to the table, where the focus stays on what was chosen', async () => {
    const table = main.getByRole('link', { name: 'Table', exact: true });
    await tabTo(page, table);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    await expect(table).toBeFocused();
    await tabTo(page, main.getByText('Filter and order'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const filter = main.getByRole('link', { name: /^23 to 60/ });
    await tabTo(page, filter);
    await page.keyboard.press('Enter');
    await expect(filter).toHaveAttribute('aria-current');
    await expect(filter).toBeFocused();
    await expect(filter).toBeInViewport();
  });

  await test.step('columns are chosen, and the choice closes', async () => {
    const columns = main.locator('summary', { hasText: 'Columns' });
    await tabTo(page, columns);
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('checkbox', { name: 'Formula' }));
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('checkbox', { name: 'Formula' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('columnheader', { name: 'Formula' })).toBeHidden();
    await expect(columns).toBeFocused();
  });

  await test.step('two rows are marked, and Enter compares them', async () => {
    for (const name of ['1-Butanol', '2-Butanol']) {
      await tabTo(page, main.getByRole('checkbox', { name: `Compare ${name}`, exact: true }));
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Compare chemicals');
    await expect(main).toBeFocused();
  });

  await test.step('from the comparison to a chemical, and into the inquiry', async () => {
    await tabTo(page, main.getByRole('link', { name: '1-Butanol', exact: true }));
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('1-Butanol');
    await tabTo(page, main.getByRole('button', { name: /^Add to inquiry ?: 1-Butanol$/ }).first());
    await page.keyboard.press('Enter');
    const added = main.getByRole('link', { name: /^In your inquiry ?: 1-Butanol$/ }).first();
    await expect(added).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Your inquiry');
    await expect(main).toBeFocused();
  });

  await test.step('the inquiry is filled in and sent', async () => {
    const fields: readonly [Locator, string][] = [
      [main.getByRole('listitem', { name: '1-Butanol' }).getByLabel('Quantity'), '200'],
      [main.getByRole('textbox', { name: /^Name/ }), 'Ann Beyer'],
      [main.getByLabel('Email'), 'ann.beyer@example.com'],
    ];
    for (const [field, text] of fields) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    // Faster than a person can be is taken for spam.
    await page.waitForTimeout(minFillSeconds * 1000);
    await tabTo(page, main.getByRole('button', { name: 'Send inquiry' }).last());
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('We have received your inquiry');
    await expect(main).toBeFocused();
  });
  expect(problems).toEqual([]);
});

/** Presses a key until the control has the focus; each stop on the way has to show it, in sight. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  const hidden = new Set<string>();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    const unseen = await page.evaluate(unseenFocus);
    if (unseen !== null) hidden.add(unseen);
    if (await control.evaluate((element) => element === document.activeElement)) {
      expect([...hidden]).toEqual([]);
      return;
    }
  }
  throw new Error(`${key} does not reach ${String(control)}`);
}

/** The control with the focus, where no outline shows it: its own, its label's or that of the box it fills. */
function unseenFocus(): string | null {
  const { activeElement } = document;
  if (!activeElement) return 'nothing';
  const { top, bottom } = activeElement.getBoundingClientRect();
  const boxes = [
    activeElement,
    activeElement.parentElement,
    activeElement.parentElement?.parentElement,
  ];
  const isOutlined = ['', '::after'].some((part) =>
    boxes.some((box) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  );
  const isInSight = bottom > 0 && top < window.innerHeight;
  return isOutlined && isInSight ? null : activeElement.outerHTML.slice(0, 120);
}
