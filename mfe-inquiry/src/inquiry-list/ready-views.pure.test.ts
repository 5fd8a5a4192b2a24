import { isShown, patchTo, readyViews } from './ready-views';

const endOfToday = '2026-11-21T23:00:00.000Z';
const views = readyViews({ id: 'me', endOfToday });
const named = (label: string) => views.find((view) => view.label === label) ?? views[0];
const state = { page: 3, pageSize: 25, search: 'acid', sort: 'number', view: undefined };

it('leaves out what is mine until it is known who looks', () => {
  const labels = readyViews({ id: undefined, endOfToday }).map(({ label }) => label);
  expect(labels).toHaveLength(views.length - 1);
  expect(labels).not.toContain('Mine');
});

it('takes the place of all filters, in the order that suits the view', () => {
  const due = named('Today and overdue');
  if (due === undefined) throw new Error('There is no such view');
  const filters = { country: 'DE', statusKind: 'won' };
  expect(patchTo(due, { ...state, filters }, '-createdAt')).toEqual({
    filters: { country: undefined, statusKind: 'open', dueBefore: endOfToday },
    view: undefined,
    sort: 'nextFollowUpAt',
  });
});

it('is left again when it is chosen once more', () => {
  const won = named('Won');
  if (won === undefined) throw new Error('There is no such view');
  const filters = { statusKind: 'won' };
  expect(isShown(won, filters)).toBe(true);
  expect(isShown(won, { ...filters, country: 'DE' })).toBe(false);
  expect(patchTo(won, { ...state, filters }, '-createdAt')).toEqual({
    filters: { statusKind: undefined },
    view: undefined,
    sort: 'number',
  });
});
