import type { LifecycleProps, Lifecycles } from 'mfe-kit';
import { testPanel } from 'mfe-kit/testing';
import { createLifecycleRunner } from './lifecycle-runner';

const props: LifecycleProps = testPanel();

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
    let leaving: Promise<void> | undefined;
    const { runner, steps } = setUp({
      mount: async () => {
        void runner.update(props);
        leaving = runner.unmount(props);
        await new Promise((resolve) => setTimeout(resolve, 5));
        steps.push('mount');
      },
    });
    await runner.mount(props);
    await leaving;
    expect(steps).toEqual(['bootstrap', 'mount', 'update', 'unmount']);
  });

  test('bootstraps a remote once, however often it is mounted, also at the same time', async () => {
    const { lifecycles, steps } = setUp();
    const runners = [createLifecycleRunner(lifecycles), createLifecycleRunner(lifecycles)];
    await Promise.all(runners.map((runner) => runner.mount(props)));
    await createLifecycleRunner(lifecycles).mount(props);
    expect(steps).toEqual(['bootstrap', 'mount', 'mount', 'mount']);
  });

  test('bootstraps again after a bootstrap that failed', async () => {
    let isDown = true;
    const { lifecycles, steps } = setUp({
      bootstrap: async () => {
        if (isDown) throw new Error('no network');
      },
    });
    await expect(createLifecycleRunner(lifecycles).mount(props)).rejects.toThrow('no network');
    isDown = false;
    await createLifecycleRunner(lifecycles).mount(props);
    expect(steps).toEqual(['mount']);
  });

  test('does not mount what was left while it was bootstrapping', async () => {
    const { runner, steps } = setUp();
    const mounting = runner.mount(props);
    const updating = runner.update(props);
    await Promise.all([mounting, updating, runner.unmount(props)]);
    expect(steps).toEqual(['bootstrap']);
  });

  test('gives up a step that does not end, and still unmounts', async () => {
    const { runner, steps } = setUp({ mount: () => new Promise(() => undefined) });
    await expect(runner.mount(props)).rejects.toThrow('mount did not end within 20 ms');
    await runner.unmount(props);
    expect(steps).toEqual(['bootstrap', 'unmount']);
  });
});
