import { ok } from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, step, tell } from './steps';
import { copyRepository } from './working-copy';

/**
 * `npm run new:resource certificate` in a copy of the repository: it touches few files, and what it makes passes all
 * that a commit has to pass.
 */
const noun = 'certificate';
const remote = 'mfe-catalog';
/** Files that a new plain resource may touch, and those among them that are there already. */
const limits = { touched: 7, existing: 2 };

const start = performance.now();
const copy = await step('a copy of the repository', copyRepository);
const { folder } = copy;
let files: readonly string[];
try {
  files = await step(`npm run new:resource ${noun}`, makeIt);
  await step('npm run texts, and its names translated', translateIt);
  await step('format, lint, unused code', checkStyle);
  await step('types', () =>
    run('npx', ['tsc', '-b', 'contract', 'api', 'mfe-kit', remote], { folder }),
  );
  await step('remote.json against the code', () =>
    run('npm', ['run', 'check', '-w', remote], { folder }),
  );
  await step('tests', testIt);
} finally {
  await copy.remove();
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
tell(`${noun} touches ${files.length} files and passes, in ${seconds} s`);

async function makeIt(): Promise<string[]> {
  await run('npm', ['run', 'new:resource', noun, '--', '--remote', remote], { folder });
  const { added, changed } = await copy.touchedFiles();
  ok(changed.length <= limits.existing, `It changes ${changed.join(', ')}`);
  const touched = [...changed, ...added];
  ok(touched.length <= limits.touched, `It touches ${touched.join(', ')}`);
  return touched;
}

async function translateIt(): Promise<void> {
  await run('npm', ['run', 'texts'], { folder });
  for (const workspace of ['shared-ui', 'shell', remote]) {
    const file = join(folder, workspace, 'src/messages/de.po');
    const catalogue = await readFile(file, 'utf8');
    await writeFile(
      file,
      catalogue.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, 'msgid "$1"\nmsgstr "$1"'),
    );
  }
}

async function checkStyle(): Promise<void> {
  await run('npx', ['oxfmt', '--check', ...files], { folder });
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  await run('npx', ['oxlint', '--type-aware', ...sources], { folder });
  await run('npx', ['knip'], { folder });
}

/** The suites of the new resource's screens, and all that compare lists. */
async function testIt(): Promise<void> {
  await run('npx', ['jest', `${remote}/src/${noun}`], { folder });
  await run('npm', ['run', 'test:lists'], { folder });
}
