import { screen, waitFor, within } from '@testing-library/react';
import { findViolations, firePointer, suiteSession } from 'shared-ui/testing';
import { inquirySteps } from './inquiry.fixture';

describe('the board of inquiries', () => {
  const session = suiteSession();
  const { calls, open, statusOf, addInquiry, column, card, cardsIn, pointAt } =
    inquirySteps(session);
  const isMove = ({ method, url }: { method: string; url: string }) =>
    method === 'PUT' && url.includes('inquiry/update');

  it('has a column for each status in their order, with what is asked on the cards', async () => {
    const { word, inquiry } = await addInquiry({ items: [{ freeText: 'Isopropanol' }] });
    open(`/inquiry-list?layout=board&search=${word}`);
    const found = await card(word);
    expect(within(found).getByRole('link', { name: inquiry.number })).toHaveAttribute(
      'href',
      `/edit-inquiry/${inquiry._id}`,
    );
    expect(found).toHaveTextContent('Isopropanol');
    expect(found).toHaveTextContent('no next step');
    const columns = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(columns).toEqual(['New', 'Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost']);
    expect(await cardsIn('New')).toEqual([found]);
    expect(await findViolations()).toEqual([]);
  });

  it('moves a card by keys, says so, asks for the next step and keeps it', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?layout=board&search=${word}`);
    await pointAt(word);
    await user.keyboard(' ');
    expect(screen.getByText(/^Picked up .* in New\.$/)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Quoted, column 3 of 6.')).toBeInTheDocument();
    await user.keyboard(' ');
    const dialog = await screen.findByRole('dialog', { name: 'What is the next step?' });
    expect(await statusOf(inquiry._id)).toBe('Quoted');
    expect(await findViolations(dialog)).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Ask for the price');
    await user.click(within(dialog).getByRole('button', { name: 'In 3 days' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const stored = await calls().inquiries.get(inquiry._id);
    const days = (Date.parse(String(stored.nextFollowUpAt)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThan(4.1);
    const moved = within(await column('Quoted')).getByRole('article', { name: new RegExp(word) });
    await waitFor(() => expect(moved).toHaveFocus());
  });

  it('leaves a card where it was at Escape', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?layout=board&search=${word}`);
    await pointAt(word);
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(screen.getByText('Put back. Nothing has changed.')).toBeInTheDocument();
    expect(await cardsIn('New')).toHaveLength(1);
    expect(await statusOf(inquiry._id)).toBe('New');
  });

  it('moves a card to the column under the pointer', async () => {
    const { word, inquiry } = await addInquiry();
    open(`/inquiry-list?layout=board&search=${word}`);
    const target = await column('Contacted');
    const found = await card(word);
    // jsdom lays nothing out: whatever the point, this column is there.
    document.elementFromPoint = () => target;
    firePointer(found, 'pointerdown', { x: 5, y: 5 });
    firePointer(window, 'pointermove', { x: 300, y: 5 });
    expect(found).toHaveAttribute('data-dragged');
    expect(target).toHaveAttribute('data-target');
    expect(screen.getByText('Contacted, column 2 of 6.')).toBeInTheDocument();
    firePointer(window, 'pointerup', { x: 300, y: 5 });
    await screen.findByRole('dialog', { name: 'What is the next step?' });
    expect(await statusOf(inquiry._id)).toBe('Contacted');
  });

  it('moves a card by its menu, asks why it was lost, and takes the move back', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?layout=board&search=${word}`);
    await user.click(await screen.findByRole('button', { name: `Move ${inquiry.number}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lost' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why was it lost?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Too dear');
    expect(await statusOf(inquiry._id)).toBe('New');
    await user.click(within(dialog).getByRole('button', { name: 'Move to Lost' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await calls().inquiries.get(inquiry._id)).toMatchObject({ lostReason: 'Too dear' }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(`${inquiry.number} is back where it was`);
    expect(await statusOf(inquiry._id)).toBe('New');
    await waitFor(async () => expect(await cardsIn('New')).toHaveLength(1));
    expect(await cardsIn('Lost')).toHaveLength(0);
  });

  it('needs nothing more of a won one, nor a next step of an open one', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?layout=board&search=${word}`);
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Move ${inquiry.number}` }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Won');
    await screen.findByText(`${inquiry.number} moved to Won`);
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose('Contacted');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'No next step' }));
    expect(await statusOf(inquiry._id)).toBe('Contacted');
    expect((await calls().inquiries.get(inquiry._id)).nextFollowUpAt).toBeNull();
  });

  it('puts a card back that somebody else has changed, and shows it as it is now', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?layout=board&search=${word}`);
    await card(word);
    await calls().inquiries.update(inquiry._id, { company: 'Changed Meanwhile Ltd' });
    await user.click(await screen.findByRole('button', { name: `Move ${inquiry.number}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quoted' }));
    expect(await screen.findByText(/Somebody else changed it/)).toBeInTheDocument();
    expect(await screen.findByText('Changed Meanwhile Ltd')).toBeInTheDocument();
    expect(await cardsIn('New')).toHaveLength(1);
    expect(await cardsIn('Quoted')).toHaveLength(0);
    expect(await statusOf(inquiry._id)).toBe('New');
  });

  it('puts a card back when the server is down', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?layout=board&search=${word}`);
    const end = session().refuse(isMove, { code: 'unavailable', detail: 'Being restarted.' });
    await user.click(await screen.findByRole('button', { name: `Move ${inquiry.number}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quoted' }));
    expect(await screen.findByText('Being restarted.')).toBeInTheDocument();
    await waitFor(async () => expect(await cardsIn('New')).toHaveLength(1));
    end();
  });

  it('reads and draws but a part of a long column', async () => {
    const { word } = await addInquiry();
    const others = Array.from({ length: 59 }, () => calls().inquiries.add({ contactName: word }));
    await Promise.all(others);
    open(`/inquiry-list?layout=board&search=${word}`);
    const first = await column('New');
    await waitFor(() => expect(first).toHaveTextContent('60'));
    expect(within(first).getAllByRole('article').length).toBeLessThan(30);
  });
});
