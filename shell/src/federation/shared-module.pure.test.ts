import { withRemote } from './shared-module';

test('a module fetched with a remote survives a failed fetch, and runs when it is imported', async () => {
  const module = { name: 'module' };
  const fetchChunk = jest.fn<Promise<void>, []>();
  fetchChunk.mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const run = jest.fn(async () => module);
  const shared = withRemote(fetchChunk, run);
  if (shared.kind !== 'with-remote') throw new Error('It is fetched with a remote.');

  await expect(shared.fetch()).rejects.toThrow('offline');
  await shared.fetch();
  expect(run).not.toHaveBeenCalled();
  expect(await shared.load()).toBe(module);
});
