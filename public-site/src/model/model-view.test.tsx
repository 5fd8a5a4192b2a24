import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModelView } from './model-view';

const shape = {
  atoms: [
    { symbol: 'O', x: 0, y: 0, z: 0 },
    { symbol: 'H', x: 0.96, y: 0, z: 0 },
    { symbol: 'H', x: -0.24, y: 0.93, z: 0 },
  ],
  bonds: [
    { from: 0, to: 1, order: 1 },
    { from: 0, to: 2, order: 1 },
  ],
  isOneOfSeveral: false,
};

function open() {
  render(<ModelView name="Water" shape={shape} />);
  const picture = screen.getByRole('img', { name: 'Ball-and-stick model of Water, 3 atoms' });
  const stage = screen.getByRole('application');
  return { picture, stage, size: () => Number(picture.getAttribute('viewBox')?.split(' ')[2]) };
}

it('turns by the arrow keys and comes back, and names its elements', () => {
  const { picture, stage } = open();
  const first = picture.innerHTML;
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  expect(picture.innerHTML).not.toBe(first);
  fireEvent.keyDown(stage, { key: '0' });
  expect(picture.innerHTML).toBe(first);
  const elements = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(elements).toEqual(['O', 'H']);
});

it('leaves keys to the browser that turn nothing', () => {
  const { picture, stage } = open();
  const first = picture.innerHTML;
  for (const key of ['Tab', 'a', 'PageDown']) {
    expect(fireEvent.keyDown(stage, { key })).toBe(true);
  }
  expect(fireEvent.keyDown(stage, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(picture.innerHTML).toBe(first);
});

it('zooms by buttons and keys, within limits', async () => {
  const { stage, size } = open();
  const first = size();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(size()).toBeLessThan(first);
  await userEvent.click(screen.getByRole('button', { name: 'As at first' }));
  expect(size()).toBe(first);
  for (let press = 0; press < 50; press += 1) fireEvent.keyDown(stage, { key: '-' });
  expect(size()).toBeCloseTo(2 * first, 2);
  for (let press = 0; press < 50; press += 1) fireEvent.keyDown(stage, { key: '+' });
  expect(size()).toBeCloseTo(first / 6, 2);
});

it('zooms by the wheel only while it has the focus: a page scrolls past it', () => {
  const { stage, size } = open();
  const first = size();
  expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(true);
  expect(size()).toBe(first);
  stage.focus();
  expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(false);
  expect(size()).toBeLessThan(first);
});
