import { withRemote } from './shared-module';

test('a module fetched with a remote survives a failed fetch', async () => {
  const module = { name: 'module' };
  const load = jest.fn<Promise<object>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
  const shared = withRemote(load);
  if (shared.kind !== 'with-remote') throw new Error('It is fetched with a remote.');

  await expect(shared.fetch()).rejects.toThrow('offline');
  await shared.fetch();
  expect(await shared.module).toBe(module);
});
