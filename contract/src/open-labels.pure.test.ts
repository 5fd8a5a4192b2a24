import { openLabels } from './open-labels';

test('a value of a later version is its own label, and those that are known are listed', () => {
  const labels = openLabels<'open' | 'sent'>({ open: 'Open', sent: 'Sent' });
  const received: { readonly status: 'open' | 'sent' } = JSON.parse('{"status":"returned"}');
  expect(labels[received.status]).toBe('returned');
  expect(labels.open).toBe('Open');
  expect(Object.entries(labels)).toEqual([
    ['open', 'Open'],
    ['sent', 'Sent'],
  ]);
  expect(JSON.stringify(labels)).toBe('{"open":"Open","sent":"Sent"}');
});
