import { buildFederated } from './federated';
import { buildOneBundle } from './one-bundle';
import { cataloguePages } from './pages';
import { verdict } from './verdict';
import { type BuiltApp, type Files, weigh } from './weigh';

/**
 * `npm run bench:bytes`: brotli-compressed bytes of the shell's first load and of the catalogue, compared to the same
 * app as one bundle. Neither side includes what loads later (rich text editor, structure editor, dashboard).
 */
const largestRatio = 1.15;
const largestRemote = 70_000;
const largestSignIn = 120_000;

const federated = await buildFederated(cataloguePages);
const whole = await buildOneBundle(cataloguePages);
const rows = {
  'first load': [await weigh(federated.firstLoad), await weigh(whole.firstLoad)],
  'and the table of chemicals': [await sofar(federated, 'table'), await sofar(whole, 'table')],
  'and the whole catalogue': [await sofar(federated, 'pages'), await sofar(whole, 'pages')],
} as const;
const remote = await weigh(federated.remote);
const signIn = await weigh(federated.signIn);

print('bytes, brotli', 'federated', 'one bundle', 'ratio');
print('sign-in', String(signIn), '', '');
for (const [label, [bytes, wholeBytes]] of Object.entries(rows)) {
  print(label, String(bytes), String(wholeBytes), (bytes / wholeBytes).toFixed(3));
}
print('the remote alone', String(remote), '', '');
print('and its structure editor', String(await weigh(federated.editor)), '', '');

const [total, wholeTotal] = rows['and the whole catalogue'];
verdict(
  `shell and catalogue at most ${largestRatio} times the one bundle`,
  total / wholeTotal <= largestRatio,
);
verdict(`the sign-in page at most ${largestSignIn} bytes`, signIn <= largestSignIn);
verdict(`the remote alone at most ${largestRemote} bytes`, remote <= largestRemote);

/** Bytes of the first load plus the files that pages add, and those of the shell that a remote needs. */
async function sofar(app: BuiltApp, part: 'table' | 'pages'): Promise<number> {
  const { firstLoad, shared } = app;
  const added = [app[part], ...(shared ? [shared] : [])].map(({ folder, files }): Files => {
    const isThere = (file: string) => folder === firstLoad.folder && firstLoad.files.includes(file);
    return { folder, files: files.filter((file) => !isThere(file)) };
  });
  const sizes = await Promise.all([firstLoad, ...added].map(weigh));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function print(label: string, ...columns: readonly string[]): void {
  console.log(label.padEnd(28) + columns.map((column) => column.padStart(12)).join(''));
}
