import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { siteRoutes } from 'contract';
import {
  aboutUs,
  banners,
  companyEndpoints,
  companyLogos,
  contactInfos,
  whatsAppInfos,
} from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { hueColors } from 'shared-ui/hue';
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
import { routes } from './routes';

/** A picture of one pixel. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

/** What a walk through a resource's screens types: first what is refused, then what is kept. */
interface Typing {
  /** The input's label. */
  label: string;
  refused: string;
  accepted: string;
  /** What the API then has. */
  stored: object;
}

describe('the screens about the company', () => {
  const session = suiteSession();
  const callsOf = <R extends AnyResource>(resource: R) => resourceCalls(session().client, resource);
  const open = (at: string) => renderScreens({ routes, client: session().client, at });
  const save = () => screen.getByRole('button', { name: 'Save' });

  async function storePicture() {
    const file = new File([pixel, uniqueWord()], 'picture.png');
    const { data } = await session().client.call(fileEndpoints.add, { body: { file } });
    return data.name;
  }
  /** From the list to the form of a record, a refusal, and back with what was kept. */
  async function walk(
    resource: AnyResource,
    { list, title, typing }: { list: string; title: string; typing: Typing },
  ) {
    const { user } = open(list);
    const row = await findRow(title);
    expect(await findViolations()).toEqual([]);
    const shown = { text: row.textContent, pictures: row.querySelectorAll('img') };
    await chooseInRow(user, { title, item: 'Edit' });
    await screen.findByRole('textbox', { name: typing.label });
    expect(await findViolations()).toEqual([]);
    await retype(user, { label: typing.label, text: typing.refused });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(`${typing.label}: `);
    expect(screen.getByRole('textbox', { name: typing.label })).toBeInvalid();
    await retype(user, { label: typing.label, text: typing.accepted });
    await user.click(save());
    await screen.findByText(/ saved$/);
    const { data } = await callsOf(resource).list({ pageSize: 100 });
    expect(data).toContainEqual(expect.objectContaining(typing.stored));
    return shown;
  }

  it('about-us pages say which page of the site they are, or that they are none', async () => {
    const [image, word] = [await storePicture(), uniqueWord()];
    const page = { title: `Vision ${word}`, content: '<p>Plainly.</p>', image };
    await callsOf(aboutUs).add({ ...page, slug: 'vision-mission', imageAlt: 'A drum' });
    const { _id } = await callsOf(aboutUs).add({ ...page, title: word, slug: `our-${word}` });
    const { text, pictures } = await walk(aboutUs, {
      list: `/about-us-table?search=Vision ${word}`,
      title: `Vision ${word}`,
      typing: {
        label: 'Title',
        refused: ' ',
        accepted: `Aim ${word}`,
        stored: { title: `Aim ${word}`, slug: 'vision-mission' },
      },
    });
    expect(text).toContain(siteRoutes.visionMission);
    expect(pictures[0]?.src).toContain(image);
    open(`/edit-about-us-form/${_id}`);
    expect(await screen.findByText(/No page of the site shows this text/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked();
  });

  it('banners name the page that they stand on, and are seen before they are saved', async () => {
    const [image, title] = [await storePicture(), uniqueWord()];
    await callsOf(banners).add({ title, image, alt: 'Hexagons', pageSlug: 'about' });
    const { text, pictures } = await walk(banners, {
      list: `/banner-table?search=${title}`,
      title,
      typing: {
        label: 'Alt text',
        refused: ' ',
        accepted: 'A sheet of hexagons',
        stored: { title, alt: 'A sheet of hexagons' },
      },
    });
    expect(text).toContain(siteRoutes.about);
    expect(pictures[0]?.src).toContain(image);
    const { user } = open('/add-banner');
    const page = await screen.findByRole('combobox', { name: 'Page' });
    await user.type(page, '/blog/our-drums');
    expect(page).toHaveValue('blog/our-drums');
    expect(screen.getByRole('link', { name: /^\/blog\/our-drums/ })).toBeVisible();
    await retype(user, { label: 'Title', text: 'Drums' });
    await retype(user, { label: 'Button label', text: 'Read on' });
    const preview = screen.getByRole('figure');
    expect(preview).toHaveTextContent(/^Drums$/);
    await user.type(screen.getByRole('combobox', { name: 'Link' }), '/blogs');
    expect(preview).toHaveTextContent(/^DrumsRead on$/);
  });

  it('a logo says which one it puts aside, and stands on its ground in the list', async () => {
    const [first, second] = [await storePicture(), await storePicture()];
    await callsOf(companyLogos).add({ image: first, variant: 'dark' });
    await callsOf(companyLogos).add({ image: second, variant: 'dark', active: false });
    const { user } = open('/logo-table');
    const shown = await screen.findByRole('row', { name: /Shown/ });
    expect(within(shown).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining(first),
    );
    const aside = screen.getByRole('row', { name: /Hidden/ });
    await user.click(within(aside).getByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Shown on the site' }));
    expect(await screen.findByText(/^This takes the place of the one stored on/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(save());
    await waitFor(async () => {
      const { data } = await callsOf(companyLogos).list({});
      expect(data.filter(({ active }) => active)).toMatchObject([{ image: second }]);
    });
    expect(await findViolations()).toEqual([]);
  });

  it('contact info is edited over its list, one address at a time being the primary one', async () => {
    const [label, former] = [uniqueWord(), uniqueWord()];
    await callsOf(contactInfos).add({ label: former, primary: true });
    await callsOf(contactInfos).add({ label, phones: ['+442079460123'] });
    const { text } = await walk(contactInfos, {
      list: `/contact-info-table?search=${label}`,
      title: label,
      typing: {
        label: 'Label',
        refused: ' ',
        accepted: `Desk ${label}`,
        stored: { label: `Desk ${label}`, phones: ['+442079460123'] },
      },
    });
    expect(text).toMatch(/\+44 ?20/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('the primary address and its profiles are set in the dialog', async () => {
    const [label, former] = [uniqueWord(), uniqueWord()];
    await callsOf(contactInfos).add({ label: former, primary: true });
    const { user } = open('/contact-info-table');
    await screen.findByRole('table');
    await user.keyboard('n');
    await retype(user, { label: 'Label', text: label });
    await user.click(screen.getByRole('checkbox', { name: /^Primary/ }));
    expect(await screen.findByText(new RegExp(`takes the place of “${former}”`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a profile' }));
    const address = await screen.findByRole('textbox', { name: 'Web address' });
    await user.type(address, 'http://example.com/us');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Profiles');
    await user.clear(address);
    await user.type(address, 'https://example.com/us');
    await user.click(save());
    await waitFor(async () => {
      const { data } = await callsOf(contactInfos).list({ search: label });
      expect(data).toMatchObject([
        { primary: true, socials: [{ network: 'linkedin', url: 'https://example.com/us' }] },
      ]);
    });
  });

  it('a WhatsApp number is checked, and tried with its greeting', async () => {
    const label = uniqueWord();
    await callsOf(whatsAppInfos).add({ label, number: '+441632960510', greeting: 'Hello & hi' });
    const { text } = await walk(whatsAppInfos, {
      list: `/whatsUpInfo-table?search=${label}`,
      title: label,
      typing: {
        label: 'Number',
        refused: '12',
        accepted: '+49 40 66969501',
        stored: { label, number: '+494066969501' },
      },
    });
    expect(text).toContain('+44 1632 960510');
    const { user } = open(`/whatsUpInfo-table?search=${label}`);
    const row = await findRow(label);
    await user.click(within(row).getByRole('button', { name: /^Actions/ }));
    const chat = await screen.findByRole('menuitem', { name: /Open in WhatsApp/ });
    expect(chat).toHaveAttribute('href', 'https://wa.me/494066969501?text=Hello+%26+hi');
  });

  it('a WhatsApp number says which of several the button writes to', async () => {
    const word = uniqueWord();
    const number = '+441632960511';
    await callsOf(whatsAppInfos).add({ label: `0b ${word}`, number });
    const second = await callsOf(whatsAppInfos).add({ label: `0c ${word}`, number });
    const { user } = open(`/whatsUpInfo-form?id=${second._id}`);
    const words = (label: string) =>
      `Of several, the button writes to the first by label: “${label}”.`;
    expect(await screen.findByText(words(`0b ${word}`))).toBeVisible();
    await retype(user, { label: 'Label', text: `0a ${word}` });
    expect(await screen.findByText(words(`0a ${word}`))).toBeVisible();
  });

  it('changes the company, shows its colour before it is saved, and leads to what belongs to it', async () => {
    const label = uniqueWord();
    await callsOf(contactInfos).add({ label, primary: true });
    const { user } = open('/company');
    await retype(user, { label: 'Company name', text: 'Example Chemicals' });
    fireEvent.change(screen.getByRole('slider', { name: 'Hue' }), { target: { value: '145' } });
    expect(screen.getAllByText('Button')[0]).toHaveStyle({
      background: hueColors(145).light.brand,
    });
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.type(zone, 'Berl');
    await user.click(await screen.findByRole('option', { name: 'Europe/Berlin' }));
    const contacts = await screen.findByRole('link', { name: new RegExp(label) });
    expect(contacts).toHaveAttribute('href', '/contact-info-table');
    expect(await findViolations()).toEqual([]);
    fireEvent.click(save());
    // While it is being sent: what is typed then stays, unsaved.
    fireEvent.click(screen.getByRole('button', { name: 'Default purple' }));
    expect(await screen.findByText('Company saved')).toBeVisible();
    const stored = async () => (await session().client.call(companyEndpoints.get)).data;
    expect(await stored()).toMatchObject({
      name: 'Example Chemicals',
      hue: 145,
      timeZone: 'Europe/Berlin',
    });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Purple, the default');
    await user.click(save());
    await waitFor(async () => expect((await stored()).hue).toBeNull());
  });
});
