import { screen, waitFor } from '@testing-library/react';
import { categoryEndpoints } from 'contract/catalog';
import { findViolations, retype, suiteSession, uniqueWord } from 'shared-ui/testing';
import { categorySteps } from './category.fixture';

describe('the forms of categories', () => {
  const session = suiteSession();
  const { calls, open, row, storedOrder, addBranch, openBranch, choose } = categorySteps(session);
  beforeEach(() => localStorage.clear());

  it('add one below another, last among those there', async () => {
    const { word, user, top } = await openBranch();
    await choose(user, word, 'Add subcategory');
    await retype(user, { label: 'Name', text: `${word} c` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New subcategory');
    expect(screen.getByText(`On the website: /${word}/${word}-c`)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row(`${word} c`)).toBeVisible();
    expect(await storedOrder(top._id)).toEqual([`${word}a`, `${word}b`, `${word} c`]);
  });

  it('keep what was typed when another place makes it another level', async () => {
    const { word } = await addBranch();
    const { user } = open('/chemical-category-form');
    await retype(user, { label: 'Name', text: `${word} new` });
    await user.click(screen.getByRole('combobox', { name: 'In' }));
    await user.type(screen.getByRole('combobox', { name: 'In' }), `${word}b`);
    await user.click(await screen.findByRole('option', { name: `${word} › ${word}b` }));
    expect(await screen.findByText('New sub-subcategory')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(`${word} new`);
    await user.click(screen.getByRole('button', { name: 'Save and new' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    const stored = await session().client.call(categoryEndpoints.subSubCategory, {
      query: { slug: `${word}-new` },
    });
    expect(stored.data).toMatchObject({ name: `${word} new` });
    expect(screen.getByRole('combobox', { name: 'In' })).toHaveValue(`${word} › ${word}b`);
  });

  it('put what the server refuses at the address, and ask before changes are lost', async () => {
    const { word } = await addBranch();
    const { user } = open('/chemical-category-form');
    await retype(user, { label: 'Name', text: 'Another' });
    await user.tripleClick(screen.getByRole('textbox', { name: 'Page URL' }));
    await user.keyboard(word);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `already taken by the category “${word}”`,
    );
    expect(screen.getByRole('textbox', { name: 'Page URL' })).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
  });

  it('edit the deepest category of the address, and move it by its form', async () => {
    const { word, top, a, inner, b } = await addBranch();
    const { user } = open(`/edit-chemical-category/${top._id}/${a._id}/${inner._id}`);
    await retype(user, { label: 'Name', text: `${word} inner` });
    await user.click(screen.getByRole('combobox', { name: /^In/ }));
    await user.click(await screen.findByRole('option', { name: `${word} › ${word}b` }));
    expect(screen.getByText(`On the website: /${word}/${word}b/${word}x`)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row(`${word} inner`)).toBeVisible();
    expect(await calls().subSubs.get(inner._id)).toMatchObject({ subCategoryId: b._id });
  });

  it('show what another changed meanwhile', async () => {
    const { top, a } = await addBranch();
    const { user } = open(`/edit-chemical-category/${top._id}/${a._id}`);
    await screen.findByRole('textbox', { name: 'Name' });
    const [theirs, mine] = [uniqueWord(), uniqueWord()];
    await calls().subs.update(a._id, { name: theirs });
    await retype(user, { label: 'Name', text: mine });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed this subcategory meanwhile/)).toBeVisible();
    expect(screen.getByText(theirs)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(async () => expect((await calls().subs.get(a._id)).name).toBe(mine));
  });

  it('lead from a former place to the present one, and say so where there is none', async () => {
    const { word, a, b, inner, top } = await addBranch();
    const { router } = open(`/edit-chemical-category/${b._id}/${a._id}/${inner._id}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`${word}x`);
    expect(router.state.location.pathname).toBe(
      `/edit-chemical-category/${top._id}/${a._id}/${inner._id}`,
    );
    for (const ids of ['nonsense', `${top._id}/${inner._id}`, a._id]) {
      const { unmount } = open(`/edit-chemical-category/${ids}`);
      const link = await screen.findByRole('link', { name: 'All categories' });
      expect(link).toHaveAttribute('href', '/chemical-category');
      unmount();
    }
  });
});
