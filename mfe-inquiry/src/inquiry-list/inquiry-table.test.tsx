import { screen, waitFor, within } from '@testing-library/react';
import { adminEndpoints } from 'contract/staff';
import { findRow, findViolations, rowsOnScreen, suiteSession } from 'shared-ui/testing';
import { inquirySteps } from './inquiry.fixture';

const day = 86_400_000;

describe('the table of inquiries', () => {
  const session = suiteSession();
  const { calls, open, statusId, statusOf, addInquiry } = inquirySteps(session);
  const plan = (inquiryId: string, days: number) =>
    calls().followUps.add({
      inquiryId,
      message: 'Call',
      dueAt: new Date(Date.now() + days * day).toISOString(),
    });

  it('says what is asked for, where it stands and when the next step is due', async () => {
    const { word, inquiry } = await addInquiry({
      company: 'Meadow Paints',
      items: [{ freeText: 'Xylene' }, { freeText: 'Toluene' }, { freeText: 'Acetone' }],
      priority: 'high',
    });
    await plan(inquiry._id, -3);
    open(`/inquiry-list?search=${word}`);
    const row = await findRow(inquiry.number);
    for (const words of [word, 'Meadow Paints', 'Xylene +2', 'High', 'overdue 3 days']) {
      expect(row).toHaveTextContent(words);
    }
    expect(await within(row).findByText('New')).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: inquiry.number })).toHaveAttribute(
      'href',
      `/edit-inquiry/${inquiry._id}`,
    );
    expect(await findViolations()).toEqual([]);
  });

  it('has ready views, each a set of filters in the address with its number', async () => {
    const { word, inquiry } = await addInquiry();
    const { inquiry: due } = await addInquiry({ contactName: `${word} due` });
    await plan(due._id, -1);
    await addInquiry({ contactName: `${word} won`, statusId: await statusId('Won') });
    const { user, router } = open(`/inquiry-list?search=${word}`);
    await findRow(inquiry.number);
    expect(rowsOnScreen()).toHaveLength(3);
    const views = screen.getByRole('navigation', { name: 'Ready views' });
    await user.click(await within(views).findByRole('link', { name: /^Today and overdue \d/ }));
    await waitFor(() => expect(rowsOnScreen()).toHaveLength(1));
    await findRow(due.number);
    expect(router.state.location.search).toMatch(/statusKind=open.*dueBefore=/);
    await user.click(within(views).getByRole('link', { name: /^No next step/ }));
    await findRow(inquiry.number);
    expect(rowsOnScreen()).toHaveLength(1);
    const won = within(views).getByRole('link', { name: /^Won/ });
    await user.click(won);
    await waitFor(() => expect(rowsOnScreen()[0]).toHaveTextContent(`${word} won`));
    expect(won).toHaveAttribute('aria-current', 'true');
    await user.click(won);
    await waitFor(() => expect(rowsOnScreen()).toHaveLength(3));
  });

  it('shows what is mine and what is nobody’s', async () => {
    const { admin } = await session().client.call(adminEndpoints.profile, {});
    const { word, inquiry } = await addInquiry({ assignedTo: admin._id });
    const { inquiry: free } = await addInquiry({ contactName: `${word} free` });
    const { user } = open(`/inquiry-list?search=${word}`);
    const row = await findRow(inquiry.number);
    const name = `${admin.firstname} ${admin.lastname}`;
    await waitFor(() => expect(row).toHaveTextContent(`assigned to ${name}`));
    await user.click(await screen.findByRole('link', { name: /^Mine/ }));
    await waitFor(() => expect(rowsOnScreen()).toHaveLength(1));
    await findRow(inquiry.number);
    await user.click(screen.getByRole('link', { name: /^Unassigned/ }));
    await findRow(free.number);
    expect(rowsOnScreen()).toHaveLength(1);
  });

  it('moves and assigns many at once', async () => {
    const { word, inquiry } = await addInquiry();
    const { user } = open(`/inquiry-list?search=${word}`);
    await findRow(inquiry.number);
    await user.click(screen.getByRole('checkbox', { name: `Select ${inquiry.number}` }));
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set status' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Negotiation' }));
    await user.click(within(dialog).getByRole('button', { name: 'Set status' }));
    await waitFor(async () => expect(await statusOf(inquiry._id)).toBe('Negotiation'), {
      timeout: 15_000,
    });
  });

  it('keeps the filters when it becomes a board, and knows the short address of it', async () => {
    const { word } = await addInquiry();
    const { user, router, unmount } = open(`/inquiry-list?search=${word}`);
    await user.click(await screen.findByRole('link', { name: 'Board' }));
    expect(router.state.location.search).toBe(`?search=${word}&layout=board`);
    await user.click(await screen.findByRole('link', { name: 'Table' }));
    expect(router.state.location.search).toBe(`?search=${word}`);
    unmount();
    const short = open('/inquiry-list?view=board');
    await waitFor(() => expect(short.router.state.location.search).toBe('?layout=board'));
  });
});
