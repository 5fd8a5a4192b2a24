import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { units } from 'contract/catalog';
import type { ReactNode } from 'react';
import { ApiProvider } from '../client/api-provider';
import { createQueryClient } from '../client/create-query-client';
import { type ApiClient, readToasts } from 'panel-runtime';
import { uniqueWord } from '../testing/resource-suite';
import { suiteSession } from '../testing/suite-session';
import { resourceKeys } from '../client/resource-keys';
import { useCall } from './use-call';

const { add, remove } = units.endpoints;
const absent = '0192f0c1-2d3e-7a4b-8c5d-6e7f8a9b0c1d';
const lastToast = () => readToasts().at(-1);

describe('a call of a screen', () => {
  const session = suiteSession();

  /** Renders a hook beside a cached list of units. Its calls begin once `start` is settled. */
  function rendered<Hook>(hook: () => Hook, start: Promise<unknown> = Promise.resolve()) {
    const { client } = session();
    const waiting: ApiClient = {
      ...client,
      call: (endpoint, ...args) => start.then(() => client.call(endpoint, ...args)),
    };
    const queryClient = createQueryClient();
    const cached = resourceKeys.list(units, {});
    queryClient.setQueryData(cached, 'stored');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={waiting}>{children}</ApiProvider>
      </QueryClientProvider>
    );
    const { result } = renderHook(hook, { wrapper });
    return { result, isCached: () => queryClient.getQueryData(cached) !== undefined };
  }

  it('is busy, shows its success, and has what it changed fetched again', async () => {
    const onSuccess = jest.fn();
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    const { result, isCached } = rendered(
      () =>
        useCall(add, {
          success: ({ data }) => `${data.name} added`,
          refresh: [units],
          onSuccess: ({ data }, { body }) => onSuccess(data.name, body.name),
        }),
      started,
    );
    const name = uniqueWord();
    const body = { name, symbol: name.slice(-9), dimension: 'mass' as const, factor: 1 };
    let end = Promise.resolve(false);
    act(() => void (end = result.current.run({ body })));
    await waitFor(() => expect(result.current.isBusy).toBe(true));
    start();
    await act(async () => expect(await end).toBe(true));
    expect(lastToast()).toMatchObject({ title: `${name} added`, tone: 'success' });
    expect(onSuccess.mock.calls).toEqual([[name, name]]);
    expect([result.current.isBusy, isCached()]).toEqual([false, false]);
  });

  it('shows a failure above the server’s message, and has the records fetched again', async () => {
    const effects = { success: 'Removed', failure: 'Not removed', refresh: [units] };
    const { result, isCached } = rendered(() => useCall(remove, effects));
    await act(async () => expect(await result.current.run({ id: absent })).toBe(false));
    const { problem } = result.current;
    expect(problem).toBeDefined();
    expect(lastToast()).toMatchObject({ title: 'Not removed', description: problem });
    expect([result.current.isBusy, isCached()]).toEqual([false, false]);
  });

  it('leaves the messages of fields to them, until the next run', async () => {
    const { result } = rendered(() => useCall(add));
    const name = uniqueWord();
    const body = { name, symbol: name.slice(-9), dimension: 'mass' as const, factor: -1 };
    await act(async () => expect(await result.current.run({ body })).toBe(false));
    expect(result.current.problem).toBeUndefined();
    expect(result.current.errorOf('factor')).toMatch(/0/);
    expect(result.current.errorOf('fac')).toBeUndefined();
    await act(async () =>
      expect(await result.current.run({ body: { ...body, factor: 1 } })).toBe(true),
    );
    expect(result.current.errorOf('factor')).toBeUndefined();
  });
});
