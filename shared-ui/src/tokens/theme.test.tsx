import { act, render, screen } from '@testing-library/react';
import { themeScript, themeStorageKey } from './theme';
import { useTheme } from './use-theme';

function Shown() {
  const { choice, theme, choose } = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {choice} {theme}
    </button>
  );
}

beforeAll(() => {
  // jsdom knows no media queries; this device is a light one.
  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  });
});

it('follows the device until chosen, then keeps the choice and marks the page with it', () => {
  render(<Shown />);
  expect(screen.getByRole('button')).toHaveTextContent('system light');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
  expect(localStorage.getItem(themeStorageKey)).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('marks the page before the first paint, by the inlined script', () => {
  localStorage.setItem(themeStorageKey, 'dark');
  delete document.documentElement.dataset['theme'];
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
