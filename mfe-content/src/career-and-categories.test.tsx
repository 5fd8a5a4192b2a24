import { screen, waitFor, within } from '@testing-library/react';
import {
  blogCategories,
  careerApplications,
  careerEndpoints,
  careerInfoEndpoints,
} from 'contract/content';
import { resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  findRow,
  findViolations,
  pasteInto,
  renderScreens,
  retype,
  rowsOnScreen,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { routes } from './routes';

const resume = () => new File(['%PDF-1.7\n%%EOF'], 'resume.pdf');

describe('blog categories and careers', () => {
  const session = suiteSession();
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });
  const applications = () => resourceCalls(session().client, careerApplications);
  const careersPage = async () =>
    (await session().client.call(careerInfoEndpoints.get, { asStaff: true })).data;

  async function addOpenings(...titles: readonly string[]) {
    const { version } = await careersPage();
    const openings = titles.map((title) => ({ title }));
    const body = { openings, version };
    const { data } = await session().client.call(careerInfoEndpoints.update, { body });
    return data.openings;
  }

  it('lists blog categories, refuses one without a name, and saves new and changed ones', async () => {
    const word = uniqueWord();
    const calls = resourceCalls(session().client, blogCategories);
    const { _id } = await calls.add({ name: `${word}a` });
    const { user } = open(`/blog-category-table?search=${word}`);
    await findRow(`${word}a`);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'New blog category' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Enter a name');
    expect(await findViolations()).toEqual([]);
    await retype(user, { label: 'Name', text: `${word}b` });
    await user.click(save());
    await findRow(`${word}b`);
    await chooseInRow(user, { title: `${word}a`, item: 'Edit' });
    const slug = await screen.findByRole('textbox', { name: 'Page URL' });
    await user.tripleClick(slug);
    await user.keyboard(`${word}-renamed`);
    await user.click(save());
    await findRow(`${word}-renamed`);
    expect((await calls.get(_id)).slug).toBe(`${word}-renamed`);
    expect((await calls.list({ search: word })).total).toBe(2);
  });

  it('adds, orders, describes and closes the openings of the careers page', async () => {
    await addOpenings('Chemist', 'Driver');
    const { user } = open('/career-info-form');
    await retype(user, { label: 'Headline', text: 'Work with us' });
    const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    const [chemist] = screen
      .getAllByRole('listitem')
      .filter((row) => within(row).queryAllByRole('checkbox').length > 0);
    await user.click(screen.getByRole('button', { name: 'Add an opening' }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Openings 3: Must not be empty');
    const [, , added] = titles();
    expect(added).toBeInvalid();
    await user.type(added ?? document.body, 'Clerk');
    await user.click(screen.getByRole('button', { name: 'Move Clerk up' }));
    expect(titles().map(({ value }) => value)).toEqual(['Chemist', 'Clerk', 'Driver']);
    const first = within(chemist ?? document.body);
    await user.click(first.getByRole('checkbox', { name: 'Open for applications' }));
    await user.click(first.getByRole('button', { name: 'Add a description' }));
    await pasteInto('Description', 'Titrates all day.');
    expect(await findViolations()).toEqual([]);
    await user.click(save());
    await waitFor(async () => expect((await careersPage()).headline).toBe('Work with us'));
    expect((await careersPage()).openings).toMatchObject([
      { title: 'Chemist', active: false, description: '<p>Titrates all day.</p>' },
      { title: 'Clerk', active: true, description: null },
      { title: 'Driver', active: true },
    ]);
    const seen = await session().client.call(careerInfoEndpoints.get);
    expect(seen.data.openings.map(({ title }) => title)).toEqual(['Clerk', 'Driver']);
  });

  it('takes an application that staff enter, with its résumé, and finds it by its opening', async () => {
    // jsdom keeps no files by address.
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const word = uniqueWord();
    const [chemist] = await addOpenings('Chemist', 'Driver');
    await applications().add({ name: `${word}other`, email: 'other@example.com' });
    const form = open('/career/add');
    const { user } = form;
    await screen.findByRole('textbox', { name: 'Name' });
    expect(await findViolations()).toEqual([]);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a name');
    await retype(user, { label: 'Name', text: word });
    await retype(user, { label: 'Email', text: 'ada@example.com' });
    await retype(user, { label: 'Experience', text: '7.5' });
    await user.click(screen.getByRole('combobox', { name: 'Opening' }));
    await user.click(await screen.findByRole('option', { name: 'Chemist' }));
    await user.upload(screen.getByLabelText('Résumé'), resume());
    await screen.findByRole('button', { name: 'Remove the file' });
    await user.click(save());
    await findRow(`${word} `);
    form.unmount();

    open(`/career-table?search=${word}&openingId=${chemist?._id}`);
    const row = within(await findRow(word));
    expect(rowsOnScreen()).toHaveLength(1);
    expect(row.getByText('Chemist')).toBeVisible();
    expect(row.getByText('7.5 years')).toBeVisible();
    const download = row.getByRole('button', { name: `Download the résumé of ${word}` });
    expect(download).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await chooseInRow(user, { title: word, item: 'Edit' });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(word);
    expect(screen.getByRole('button', { name: 'Download the résumé' })).toBeVisible();
  });

  it('leaves what an applicant sent as it is, and keeps status and notes beside it', async () => {
    const name = uniqueWord();
    const [chemist] = await addOpenings('Chemist');
    await session().client.call(careerEndpoints.apply, {
      body: {
        name,
        email: 'vera@example.com',
        phone: '+49 (0)30 / 123',
        openingId: chemist?._id ?? null,
        experienceYears: 1,
        message: 'I like <b>acids</b>.\nAnd bases.',
        resume: resume(),
      },
    });
    const [sent] = (await applications().list({ search: name })).data;
    const { user } = open(`/career/edit/${sent?._id}`);
    expect(await screen.findByText(/^I like <b>acids<\/b>/)).toBeVisible();
    expect(screen.getByText('1 year')).toBeVisible();
    expect(screen.getByRole('link', { name: '+49 (0)30 / 123' })).toHaveAttribute(
      'href',
      'tel:+49030123',
    );
    expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute(
      'href',
      'mailto:vera@example.com',
    );
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Interview' }));
    await retype(user, { label: 'Notes', text: 'Comes on Monday' });
    await user.click(save());
    await waitFor(async () =>
      expect(await applications().get(sent?._id ?? '')).toMatchObject({
        status: 'interview',
        notes: 'Comes on Monday',
        email: 'vera@example.com',
      }),
    );
  });

  it('gives several applications another status at once', async () => {
    const word = uniqueWord();
    for (const end of ['a', 'b']) {
      await applications().add({ name: `${word}${end}`, email: `${end}@example.com` });
    }
    const { user } = open(`/career-table?search=${word}`);
    await findRow(`${word}a`);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
    expect(await screen.findByText('2 applications marked as shortlisted')).toBeVisible();
    const { data } = await applications().list({ search: word });
    expect(data.map(({ status }) => status)).toEqual(['shortlisted', 'shortlisted']);
  });
});
