import { act, screen } from '@testing-library/react';
import { emailRemote, versionOf } from './registry.fixture';
import { setUp } from './shell-router.fixture';

describe('a card in place of a remote', () => {
  const card = () => screen.findByText('Email is not available');
  const page = () => screen.findByRole('heading', { name: 'Servers' });

  test('gives way to the page when another version is released', async () => {
    const { show, state, publish } = setUp({ at: '/smtp-table' });
    state.fault = 'script';
    show();
    expect(await card()).toBeVisible();
    delete state.fault;
    await publish({ active: '1.0.0' });
    expect(await page()).toBeVisible();
  });

  test('gives way to the page when the remote is switched on again', async () => {
    const { show, publish } = setUp({ at: '/smtp-table', remote: emailRemote({ disabled: true }) });
    show();
    expect(await card()).toBeVisible();
    await publish({ disabled: false });
    expect(await page()).toBeVisible();
  });

  test('gives way to the page when the browser is online again', async () => {
    const { show, state } = setUp({ at: '/smtp-table' });
    state.fault = 'network';
    show();
    expect(await card()).toBeVisible();
    delete state.fault;
    act(() => void dispatchEvent(new Event('online')));
    expect(await page()).toBeVisible();
  });

  test('says who has to release what fits, or that the page is from before an update', async () => {
    const needs = { contract: 1, shared: { react: '^18.0.0' } };
    const versions = [versionOf('2.0.0', { needs })];
    const remote = emailRemote({ lastKnownGood: undefined, versions });
    const { show, loads, federation } = setUp({ at: '/smtp-table', remote });
    const first = show();
    expect(await card()).toBeVisible();
    expect(loads).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It does not fit this version of the panel. team-email has to release a version that does.',
    );
    first.unmount();
    Object.assign(federation, { isOutdated: () => true });
    show();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The panel was updated');
  });
});
