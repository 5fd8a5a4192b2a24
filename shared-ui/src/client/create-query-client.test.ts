import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client';

const queryKey = ['unit', 'list'];

/** An active query whose first load does not end by itself, and the answers of its loads in their order. */
function startLoading() {
  const client = createQueryClient();
  const answers: ((stored: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  return { client, answers, observer, stop };
}

it('restarts a first load that began before a write, and ignores its answer', async () => {
  const { client, answers, observer, stop } = startLoading();
  const before = client.fetchQuery({ queryKey });
  const refreshed = client.invalidateQueries({ queryKey });
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  answers[0]?.('before the write');
  answers[1]?.('after the write');
  await refreshed;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after the write', status: 'success' });
  expect(await before).toBe('after the write');
  stop();
});

it('leaves the first load of another query alone', async () => {
  const { client, answers, observer, stop } = startLoading();
  await client.invalidateQueries({ queryKey: ['chemical'] });
  expect(answers).toHaveLength(1);
  answers[0]?.('stored');
  await client.fetchQuery({ queryKey });
  expect(observer.getCurrentResult().data).toBe('stored');
  stop();
});
