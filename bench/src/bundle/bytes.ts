import { buildFederated } from './federated';
import { buildOneBundle } from './one-bundle';
import { verdict } from '../verdict';
import { type BuiltApp, type Files, weigh } from './weigh';

/**
 * `npm run bench:bytes`: brotli-compressed bytes of the shell's first load and of the catalogue, compared to the same
 * app as one bundle. Neither side includes what loads later (rich text editor, structure editor, dashboard).
 */
const maxRatio = 1.16;
const maxRemote = 90_000;
const maxSignIn = 120_000;

const federated = await buildFederated();
const whole = await buildOneBundle();
const rows = {
  'first load': [await weigh(federated.firstLoad), await weigh(whole.firstLoad)],
  'and the table of chemicals': [
    await bytesUntil(federated, 'table'),
    await bytesUntil(whole, 'table'),
  ],
  'and the whole catalogue': [
    await bytesUntil(federated, 'pages'),
    await bytesUntil(whole, 'pages'),
  ],
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
  `shell and catalogue at most ${maxRatio} times the one bundle`,
  total / wholeTotal <= maxRatio,
);
verdict(`the sign-in page at most ${maxSignIn} bytes`, signIn <= maxSignIn);
verdict(`the remote alone at most ${maxRemote} bytes`, remote <= maxRemote);

/** Bytes of the first load plus the files that pages add, and those of the shell that a remote needs. */
async function bytesUntil(app: BuiltApp, part: 'table' | 'pages'): Promise<number> {
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
