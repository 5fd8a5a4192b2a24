import { act, render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { offerReload } from './offer-reload';

it('says once that the panel was updated, when the server has another build', async () => {
  const listeners = new Set<() => void>();
  let isOutdated = false;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  render(<UiProvider>The page</UiProvider>);
  offerReload({ store: { subscribe }, isOutdated: () => isOutdated });
  const notify = () => act(() => [...listeners].forEach((listener) => listener()));
  notify();
  expect(screen.queryByText('A new version of the panel is ready')).toBeNull();
  isOutdated = true;
  notify();
  expect(await screen.findByText('A new version of the panel is ready')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(listeners.size).toBe(0);
});
