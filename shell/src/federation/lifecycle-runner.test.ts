import { QueryClient } from '@tanstack/react-query';
import type { LifecycleProps, Lifecycles } from 'mfe-kit';
import { createApiClient } from 'shared-ui';
import { createLifecycleRunner } from './lifecycle-runner';

const props: LifecycleProps = {
  name: 'mfe-email:1',
  domElement: document.createElement('div'),
  basename: '/',
  location: '/smtp-table',
  navigate: () => undefined,
  auth: { token: () => undefined, signOut: () => undefined },
  notify: () => undefined,
  queryClient: new QueryClient(),
  api: createApiClient({ baseURL: '/api' }),
};

function setUp(changes: Partial<Lifecycles> = {}) {
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  const lifecycles = {
    bootstrap: step('bootstrap'),
    mount: step('mount'),
    update: step('update'),
    unmount: step('unmount'),
    ...changes,
  };
  return { lifecycles, steps, runner: createLifecycleRunner(lifecycles, 20) };
}

describe('the lifecycle runner', () => {
  test('runs one step after the other, whatever the caller waits for', async () => {
    const { runner, steps } = setUp({
      mount: () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            steps.push('mount');
            resolve();
          }, 5);
        }),
    });
    void runner.mount(props);
    await new Promise((resolve) => setTimeout(resolve));
    void runner.update(props);
    await runner.unmount(props);
    expect(steps).toEqual(['bootstrap', 'mount', 'update', 'unmount']);
  });

  test('bootstraps a remote once, however often it is mounted', async () => {
    const { lifecycles, steps } = setUp();
    await createLifecycleRunner(lifecycles).mount(props);
    await createLifecycleRunner(lifecycles).mount(props);
    expect(steps).toEqual(['bootstrap', 'mount', 'mount']);
  });

  test('gives up a step that does not end, and still unmounts', async () => {
    const { runner, steps } = setUp({ mount: () => new Promise(() => undefined) });
    await expect(runner.mount(props)).rejects.toThrow('mount did not end within 20 ms');
    await runner.unmount(props);
    expect(steps).toEqual(['bootstrap', 'unmount']);
  });
});
