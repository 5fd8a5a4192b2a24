import { buildFederated } from './federated';
import { buildOneBundle } from './one-bundle';
import { weigh } from './weigh';

/**
 * `npm run bench:bytes`: brotli-compressed bytes of the shell's first load and of the catalogue's table of chemicals,
 * beside the same app as one bundle. What is loaded later still (the rich text editor, the dashboard) counts on
 * neither side.
 */
const largestRatio = 1.15;
const largestRemote = 60_000;
const page = '/chemical-table.page';

const federated = await buildFederated(page);
const whole = await buildOneBundle(page);
const rows = [
  ['first load', await weigh(federated.firstLoad), await weigh(whole.firstLoad)],
  ['table of chemicals', await weigh(federated.page), await weighRest(whole)],
] as const;
const [total, wholeTotal] = [sum(rows.map(([, bytes]) => bytes)), sum(rows.map((row) => row[2]))];
const remote = await weigh(federated.remote);
const ratio = total / wholeTotal;

print('bytes, brotli', 'federated', 'one bundle', 'ratio');
for (const [label, bytes, wholeBytes] of [...rows, ['together', total, wholeTotal] as const]) {
  print(label, String(bytes), String(wholeBytes), (bytes / wholeBytes).toFixed(2));
}
print('the whole remote', String(remote), '', '');
verdict(`together at most ${largestRatio} times the one bundle`, ratio <= largestRatio);
verdict(`the whole remote at most ${largestRemote} bytes`, remote <= largestRemote);

/** A page of the one bundle without what the first load has brought. */
function weighRest({ firstLoad, page: { folder, files } }: typeof whole): Promise<number> {
  return weigh({ folder, files: files.filter((file) => !firstLoad.files.includes(file)) });
}

function sum(values: readonly number[]): number {
  return values.reduce((left, right) => left + right, 0);
}

function print(label: string, ...columns: readonly string[]): void {
  console.log(label.padEnd(20) + columns.map((column) => column.padStart(12)).join(''));
}

function verdict(wanted: string, isKept: boolean): void {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${wanted}`);
  if (!isKept) process.exitCode = 1;
}
