import { render } from '@testing-library/react';
import { TransportLabelImage } from './transport-label-image';

const drawn = (label: string) =>
  render(<TransportLabelImage label={label} />).container.querySelector('svg[aria-hidden="true"]');

test('every label has a look of its own and the number of its class, and is passed over by screen readers', () => {
  const labels = [
    '1',
    '2.1',
    '2.2',
    '2.3',
    '3',
    '4.1',
    '4.2',
    '4.3',
    '5.1',
    '5.2',
    '6.1',
    '6.2',
    '8',
    '9',
  ];
  expect(new Set(labels.map((label) => drawn(label)?.innerHTML)).size).toBe(labels.length);
  expect(labels.map((label) => drawn(label)?.textContent)).toEqual(
    '1 2 2 2 3 4 4 4 5.1 5.2 6 6 8 9'.split(' '),
  );
  expect(drawn('1.4')?.textContent).toBe('1.41');
  expect(drawn('99')?.textContent).toBe('99');
});
