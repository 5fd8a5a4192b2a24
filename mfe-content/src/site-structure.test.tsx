import { screen, waitFor, within } from '@testing-library/react';
import { dateTimeText } from 'contract';
import { catalogues, events, metas, navigationLinks, slides } from 'contract/content';
import { type AnyResource, resourceCalls } from 'shared-ui/resource';
import {
  chooseInRow,
  findRow,
  findViolations,
  renderScreens,
  retype,
  suiteSession,
  uniqueWord,
} from 'shared-ui/testing';
import { documentFile, pictureFile, store } from './common/test-files.fixture';
import { routes } from './routes';

describe('the screens of the site’s structure', () => {
  const session = suiteSession();
  const callsOf = <R extends AnyResource>(resource: R) => resourceCalls(session().client, resource);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('name the pages without meta data, and the record that speaks for them', async () => {
    await callsOf(metas).add({ pageSlug: 'static-page', metaTitle: 'Chemicals' });
    await callsOf(metas).add({ pageSlug: '/', metaTitle: 'Welcome' });
    const list = open('/meta-table');
    expect(await findRow('All other pages')).toHaveTextContent('Where a page has none');
    const missing = await screen.findByRole('region', { name: /pages have no meta data/ });
    expect(within(missing).queryByRole('link', { name: 'Home' })).toBeNull();
    expect(await findViolations()).toEqual([]);
    await list.user.click(within(missing).getByRole('link', { name: 'Careers' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Page' })).toHaveTextContent('Careers'),
    );
    expect(screen.getByRole('figure')).toHaveTextContent('/careersChemicals');
    expect(await findViolations()).toEqual([]);
    await list.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a meta title');
    await retype(list.user, { label: 'Meta title', text: 'Work with us' });
    expect(screen.getByRole('figure')).toHaveTextContent('Work with us');
    await list.user.click(save());
    expect(await findRow('Careers')).toHaveTextContent('/careers');
    const { data } = await callsOf(metas).list({ search: 'careers' });
    expect(data).toEqual([expect.objectContaining({ metaTitle: 'Work with us' })]);
  });

  it('show events by the clock, and keep when one begins in the reader’s time zone', async () => {
    const image = await store(session().client, pictureFile());
    const word = uniqueWord();
    const past = { title: `${word} past`, startsAt: '2020-03-01T09:00:00Z', image };
    await callsOf(events).add(past);
    await callsOf(events).add({ title: `${word} next`, startsAt: '2090-03-01T09:00:00Z' });
    const { user } = open(`/events?search=${word}&upcoming=false`);
    const row = await findRow(past.title);
    expect(row).toHaveTextContent('Past');
    expect(row.querySelector('img')?.src).toContain(image);
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    expect(await findViolations()).toEqual([]);
    await chooseInRow(user, { title: past.title, item: 'Edit' });
    const starts = await screen.findByLabelText(/^Starts/);
    expect(starts).toHaveValue(dateTimeText(past.startsAt));
    expect(await findViolations()).toEqual([]);
    await user.type(screen.getByLabelText(/^Ends/), '31 Dec 2019, 10:00');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('before it begins');
    await user.clear(screen.getByLabelText(/^Ends/));
    await user.type(screen.getByLabelText(/^Ends/), '2.3.2020 18:30');
    await user.click(save());
    await waitFor(async () => {
      const { data } = await callsOf(events).list({ search: past.title });
      expect(data[0]?.endsAt).toBe(new Date('2020-03-02T18:30').toISOString());
    });
  });

  it('write an event in its own time zone, and keep the clock when the zone is another', async () => {
    const title = uniqueWord();
    const event = { title, startsAt: '2090-01-19T04:30:00Z', timeZone: 'Asia/Tokyo' };
    await callsOf(events).add(event);
    const { user } = open(`/events?search=${title}`);
    expect(await findRow(title)).toHaveTextContent('13:30');
    await chooseInRow(user, { title, item: 'Edit' });
    expect(await screen.findByLabelText(/^Starts/)).toHaveDisplayValue(/13:30/);
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Berlin');
    await user.click(await screen.findByRole('option', { name: 'Europe/Berlin' }));
    expect(screen.getByLabelText(/^Starts/)).toHaveDisplayValue(/13:30/);
    await user.click(save());
    await waitFor(async () => {
      const { data } = await callsOf(events).list({ search: title });
      expect(data[0]).toMatchObject({
        startsAt: '2090-01-19T12:30:00.000Z',
        timeZone: 'Europe/Berlin',
      });
    });
  });

  it('show a slide before it is saved, at an address of its own, and switch it in the list', async () => {
    const image = await store(session().client, pictureFile());
    const title = uniqueWord();
    const { _id } = await callsOf(slides).add({ title, image, alt: 'Hexagons' });
    const form = open(`/slideShow-form?id=${_id}`);
    await retype(form.user, { label: 'Button label', text: 'Read on' });
    const preview = screen.getByRole('figure');
    expect(preview).toHaveTextContent(title);
    expect(preview).not.toHaveTextContent('Read on');
    await form.user.type(screen.getByRole('combobox', { name: 'Link' }), '/about');
    expect(preview).toHaveTextContent('Read on');
    form.unmount();
    const { user } = open(`/slideShow-table?search=${title}`);
    await user.click(within(await findRow(title)).getByRole('switch', { name: /is shown/ }));
    await waitFor(async () => expect((await callsOf(slides).get(_id)).active).toBe(false));
  });

  it('put the footer’s links into order within a column, and the columns among themselves', async () => {
    const add = (label: string, group: string | null) =>
      callsOf(navigationLinks).add({ label, url: '/about', group });
    for (const label of ['One', 'Two']) await add(label, 'Products');
    await add('Three', 'Company');
    await add('Four', 'Products');
    const { user } = open('/navigationLink');
    const order = async () =>
      (await callsOf(navigationLinks).list({})).data.map(({ label }) => label);
    (await screen.findByRole('button', { name: 'Move Four' })).focus();
    expect(await findViolations()).toEqual([]);
    await user.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByText('Place 1 of 4.')).toBeInTheDocument();
    await user.keyboard(' ');
    await waitFor(async () => expect(await order()).toEqual(['Four', 'One', 'Two', 'Three']));
    await chooseInRow(user, { title: 'Three', item: 'Move its column to the left' });
    await waitFor(async () => expect(await order()).toEqual(['Three', 'Four', 'One', 'Two']));
    await chooseInRow(user, { title: 'One', item: 'Move up in its column' });
    await waitFor(async () => expect(await order()).toEqual(['Three', 'One', 'Four', 'Two']));
    await chooseInRow(user, { title: 'Three', item: 'Edit' });
    const url = await screen.findByRole('combobox', { name: 'Link' });
    expect(await findViolations()).toEqual([]);
    await user.clear(url);
    await user.type(url, 'ftp://example.com');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Use an https address');
    await user.clear(url);
    await user.type(url, 'https://example.com/');
    await user.click(save());
    expect(await findRow('Three')).toHaveTextContent('https://example.com/');
  });

  it('show catalogues with cover and size, and hide them by a switch', async () => {
    const { client } = session();
    const [file, cover] = [await store(client, documentFile()), await store(client, pictureFile())];
    const title = uniqueWord();
    const { _id } = await callsOf(catalogues).add({ title, file, cover, year: 2026 });
    const { user } = open(`/catalogue-table?search=${title}`);
    const row = await findRow(title);
    expect(within(row).getByRole('link', { name: /^PDF, 1 kB/ })).toHaveAttribute(
      'href',
      expect.stringContaining(file),
    );
    expect(row.querySelector('img')?.src).toContain(cover);
    expect(await findViolations()).toEqual([]);
    await user.click(within(row).getByRole('switch', { name: /is shown/ }));
    await waitFor(async () => expect((await callsOf(catalogues).get(_id)).active).toBe(false));
    await user.click(within(await findRow(title)).getByRole('link', { name: title }));
    const year = await screen.findByLabelText('Year');
    expect(await findViolations()).toEqual([]);
    await user.clear(year);
    await user.type(year, '1');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Year: ');
    await user.clear(year);
    await user.type(year, '2027');
    await user.click(save());
    await waitFor(async () => expect((await callsOf(catalogues).get(_id)).year).toBe(2027));
  });
});
