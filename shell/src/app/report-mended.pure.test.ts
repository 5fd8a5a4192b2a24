import { panelId } from 'contract/release';
import type { RemoteFailure } from '../federation/remote-failure';
import { reportMended } from './report-mended';

const part = (path: string) => ({ path, reason: 'Invalid option' });

function start() {
  const failures: RemoteFailure[] = [];
  const tell = reportMended({ report: (failure) => void failures.push(failure), build: '7.0.0' });
  return { failures, tell };
}

test('a field of many records is one finding of the remote that called, told once', () => {
  const { failures, tell } = start();
  const call = { endpoint: 'unit.list', remote: 'mfe-catalog/1.2.0' };
  tell({ ...call, mended: [part('data.0.dimension'), part('data.12.dimension')] });
  tell({ ...call, mended: [part('data.3.dimension')] });
  expect(failures).toMatchObject([
    {
      remote: 'mfe-catalog',
      version: '1.2.0',
      kind: 'answer',
      message: 'The answer of unit.list is not as expected: data.*.dimension (Invalid option)',
    },
  ]);
  tell({ ...call, remote: 'mfe-catalog/1.3.0', mended: [part('data.3.dimension')] });
  tell({ ...call, mended: [part('data.3.dimension'), part('data.3.symbol')] });
  expect(failures.slice(1).map(({ version, message }) => [version, message])).toEqual([
    ['1.3.0', expect.stringContaining('data.*.dimension')],
    ['1.2.0', expect.stringMatching(/expected: data\.\*\.symbol/)],
  ]);
});

test('a call of the panel itself is reported of its build', () => {
  const { failures, tell } = start();
  tell({ endpoint: 'role.list', remote: undefined, mended: [part('data.0.name')] });
  expect(failures).toMatchObject([{ remote: panelId, version: '7.0.0', kind: 'answer' }]);
});
