import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { decisionIndex } from './decision-index';
import { remotesPage } from './remotes-page';
import { settingsPage } from './settings-page';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const documents = files
  .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
  // Decisions that have ended name what has gone.
  .filter((file) => !readFileSync(file, 'utf8').includes('· Status: ended'));

/** What a command or a build writes, and examples. */
const notInTheRepository = /NNN-|certificate|(?:^|\/)dist\//;
const path = /`((?:[\w.@-]+\/)+[\w.@-]+\.(?:tsx?|[cm]js|json|md|css|ya?ml|sh))`/g;
const link = /\]\(([\w-]*[./][\w./-]*)(?:#[^)]*)?\)/g;

it('the index of decisions is the one that npm run docs writes', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(index).toBe(decisionIndex('docs/decisions'));
});

it('the page of settings is the one that npm run docs writes, and says what each does', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  expect(page).toBe(settingsPage());
  expect(page).not.toMatch(/\| {2}\|/);
});

it('the files of a remote in Vue are those of its template, as npm run docs writes them', async () => {
  expect(readFileSync('docs/remotes.md', 'utf8')).toBe(await remotesPage());
});

it('paths that documents name exist', () => {
  const named = documents.flatMap((file) => found(file, path));
  expect(named.length).toBeGreaterThan(150);
  const gone = named
    .filter(({ target }) => !notInTheRepository.test(target))
    .filter(({ target }) => !files.some((one) => one === target || one.endsWith(`/${target}`)));
  expect(gone).toEqual([]);
});

it('links between documents lead to a file or a folder', () => {
  const wrong = documents
    .flatMap((file) => found(file, link))
    .map(({ file, target }) => ({
      file,
      target: decodeURI(new URL(target, `file:///${file}`).pathname).slice(1),
    }))
    .filter(({ target }) => !files.some((one) => one === target || one.startsWith(target)));
  expect(wrong).toEqual([]);
});

it('the changelog has a heading for each version, the newest first', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/gm) ?? [];
  expect(headings[0]).toBe('## Unreleased');
  const versions = headings.slice(1).map((line) => {
    const parts = /^## (\d+)\.(\d+)\.(\d+) – 20\d\d-\d\d-\d\d$/.exec(line)?.slice(1);
    return parts?.map((part) => part.padStart(6, '0')).join('.') ?? line;
  });
  expect(versions.filter((version) => version.startsWith('#'))).toEqual([]);
  expect(versions.toReversed()).toEqual(versions.toSorted());
  expect(new Set(versions).size).toBe(versions.length);
});

function found(file: string, pattern: RegExp) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(pattern)].map(([, target = '']) => ({ file, target }));
}

it('each step of the tour leads to the file that defines what it names', () => {
  const tour = readFileSync('docs/tour.md', 'utf8');
  const steps = [...tour.matchAll(/\[`(\w+)`\]\(\.\.\/([^)]+)\)/g)];
  expect(steps.length).toBeGreaterThan(25);
  const wrong = steps.filter(([, name = '', file = '']) => {
    const defines = new RegExp(`export (?:async )?(?:function|const|class|interface) ${name}\\b`);
    return !defines.test(readFileSync(file, 'utf8'));
  });
  expect(wrong.map(([step]) => step)).toEqual([]);
});
