import { adminHrefs, specifiedScreens } from '../support/admin-hrefs';
import { expectAccessible } from '../support/axe';
import { addChemical } from '../support/records';
import { expect, test } from '../support/test';

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  const screens = specifiedScreens.filter((_, index) => index % parts === part);

  test(`every specified admin screen opens in the frame, accessible (part ${part + 1})`, async ({
    staffPage: page,
    problems,
  }) => {
    test.setTimeout(150_000);
    for (const [index, screen] of screens.entries()) {
      await test.step(screen, async () => {
        await page.goto(`/${screen}`);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText('Page not found');
        // The frame is the same for all: the first screen stands for it.
        await expectAccessible(page, index === 0 ? 'html' : 'main');
      });
    }
    expect(problems).toEqual([]);
  });
}

test('the form of a chemical and the releases open in the frame, accessible', async ({
  staffPage: page,
  problems,
  api,
}) => {
  const chemical = await addChemical(api);
  await page.goto(adminHrefs.editChemical(chemical._id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chemical.name);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(chemical.name);
  await expectAccessible(page);
  await page.goto(adminHrefs.releases);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
