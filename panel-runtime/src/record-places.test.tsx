import { act, render, screen } from '@testing-library/react';
import { setRecordPlaces, useRecordHrefs } from './record-places';

function Links() {
  const { list, open, add } = useRecordHrefs();
  const hrefs = [
    list('email', { status: 'failed', to: undefined }),
    open('inquiry', 'a/b'),
    add('email', { customer: '1' }),
    add('smtp'),
  ];
  return <p>{hrefs.map((href) => href ?? 'none').join(' ')}</p>;
}

afterEach(() => act(() => setRecordPlaces(new Map())));

test('leads to the pages that remotes have, as they come and go', () => {
  render(<Links />);
  expect(screen.getByText('none none none none')).toBeVisible();
  const places = new Map([
    ['email', { list: '/email-form', add: '/email-form' }],
    ['inquiry', { list: '/inquiry-list', path: '/edit-inquiry/:id' }],
    ['smtp', { list: '/smtp-table' }],
  ]);
  act(() => setRecordPlaces(places));
  expect(
    screen.getByText('/email-form?status=failed /edit-inquiry/a%2Fb /email-form?customer=1 none'),
  ).toBeVisible();
});
