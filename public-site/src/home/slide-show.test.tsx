import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SlideView } from './home-view';
import { SlideShow } from './slide-show';

const picture = { src: '/a.svg', srcSet: null, width: 9, height: 9, alt: 'A ring', focus: null };
const slides: SlideView[] = ['One', 'Two', 'Three'].map((title) => {
  return { id: title, title, text: null, picture, way: { name: `To ${title}`, href: '/' } };
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** jsdom lays nothing out: each slide is a hundred pixels wide. */
function open(prefersRest = false) {
  Object.assign(window, { matchMedia: () => ({ matches: prefersRest }) });
  render(<SlideShow slides={slides} />);
  const track = screen.getByRole('list', { name: 'Slides' });
  Object.defineProperty(track, 'clientWidth', { value: 100 });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  return { track, pass, slide: () => track.scrollLeft / 100 };
}

it('goes on by itself, no faster than every seven seconds, and begins anew after the last', () => {
  const { pass, slide } = open();
  pass(7);
  expect(slide()).toBe(0);
  pass(2);
  expect(slide()).toBe(1);
  pass(8);
  expect(slide()).toBe(2);
  pass(8);
  expect(slide()).toBe(0);
});

it('stands still for those who want little motion, until they start it', () => {
  const { pass, slide } = open(true);
  pass(60);
  expect(slide()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Let the slides run' }));
  pass(9);
  expect(slide()).toBe(1);
});

it('waits while it is pointed at or has the focus, and can be stopped', () => {
  const { pass, slide } = open();
  const show = screen.getByRole('region', { name: 'What we do' });
  fireEvent.mouseEnter(show);
  pass(60);
  expect(slide()).toBe(0);
  fireEvent.focus(screen.getByRole('link', { name: 'To One' }));
  fireEvent.mouseLeave(show);
  pass(60);
  expect(slide()).toBe(0);
  fireEvent.blur(screen.getByRole('link', { name: 'To One' }));
  pass(9);
  expect(slide()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stop the slides' }));
  pass(60);
  expect(slide()).toBe(1);
});

it('is moved by arrows, by its dots and by scrolling, and is the visitor’s from then on', () => {
  const { track, pass, slide } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(slide()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2: Two' }));
  expect(slide()).toBe(1);
  const dot = screen.getByRole('button', { name: 'Slide 2: Two' });
  expect(dot.getAttribute('aria-current')).toBe('true');
  pass(60);
  expect(slide()).toBe(1);
  track.scrollLeft = 201;
  fireEvent.scroll(track);
  pass(1);
  expect(screen.getByText('Slide 3 of 3: Three').getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(slide()).toBe(0);
});
