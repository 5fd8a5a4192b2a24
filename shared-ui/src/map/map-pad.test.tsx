import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../testing/find-violations';
import { MapPad } from './map-pad';
import { type Coordinates, coordinatesAt, middleOf, pointOf } from './world';

it('finds a place again at the point that it is drawn at, and nothing beside the globe', () => {
  const hamburg = { latitude: 53.55, longitude: 9.99 };
  expect(coordinatesAt(pointOf(hamburg))).toEqual(hamburg);
  expect(coordinatesAt({ x: 1, y: 1 })).toBeUndefined();
});

it('takes the middle of a country’s largest part, wherever its islands are', () => {
  expect(middleOf('FR')?.latitude).toBeGreaterThan(45);
  expect(middleOf('XX')).toBeUndefined();
});

it('sets the point by keys, begins in the country, and says where it is', async () => {
  const user = userEvent.setup();
  render(<Pad country="DE" />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Point on the map' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const start = middleOf('DE') ?? { latitude: 0, longitude: 0 };
  expect(screen.getByRole('status')).toHaveTextContent(/^51\.\d+° north, 10\.\d+° east$/);
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent(
    `${round(start.latitude + 2)}° north, ${round(20 - start.longitude)}° west`,
  );
  expect(await findViolations()).toEqual([]);
});

it('stops at the pole and goes on beyond the date line', async () => {
  const user = userEvent.setup();
  render(<Pad country={null} start={{ latitude: 85, longitude: 175 }} />);
  await user.tab();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowRight}{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('90° north, 175° west');
});

function round(degrees: number) {
  return Math.round(degrees * 100) / 100;
}

function Pad({ country, start }: { country: string | null; start?: Coordinates }) {
  const [value, setValue] = useState(start);
  return <MapPad value={value} onValueChange={setValue} country={country} />;
}
