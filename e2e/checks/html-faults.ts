import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** A page to validate. */
export interface Page {
  readonly path: string;
  readonly html: string;
}

interface Verdict {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const Report = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['error', 'info', 'non-document-error']),
      subType: z.string().optional(),
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});
type Message = z.infer<typeof Report>['messages'][number];

/** The checker's false positives, with the reasons. */
const known: readonly { readonly words: RegExp; readonly why: string }[] = [
  {
    words: /^Trailing slash on void elements has no effect/,
    why: 'React writes them, and quotes all attributes',
  },
  {
    words:
      /^CSS: (?:“(?:field-sizing|paint-order)”: Property “[a-z-]+” doesn't exist|“mask”: Too many values)/,
    why: 'defined by CSS UI 4, SVG 2 and CSS Masking 1, which are newer than the checker',
  },
];

/** Validates pages against the HTML standard in one run of the checker, as starting Java takes longer than checking. */
export async function htmlFaults(pages: readonly Page[]): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  try {
    const files = pages.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(files.map((file, index) => writeFile(file, pages[index]?.html ?? '')));
    const { messages } = Report.parse(JSON.parse(await runChecker(files)));
    const reported = messages.filter(
      ({ message }) => !known.some(({ words }) => words.test(message)),
    );
    const lines = (chosen: readonly Message[]) => chosen.map((message) => lineOf(message, pages));
    return {
      errors: lines(reported.filter(({ type }) => type !== 'info')),
      warnings: lines(reported.filter(({ type }) => type === 'info')),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runChecker(files: readonly string[]): Promise<string> {
  // Tier 1 only: a process of a few seconds does not profit from more optimisation.
  const java = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', checker];
  const options = ['--format', 'json', '--exit-zero-always', '--stdout'];
  return new Promise((resolve, reject) => {
    execFile('java', [...java, ...options, ...files], { maxBuffer: 1e8 }, (error, output) => {
      if (!error) return resolve(output);
      const isMissing = 'code' in error && error.code === 'ENOENT';
      const advice = 'The HTML checker needs Java: install default-jre-headless';
      reject(isMissing ? new Error(advice, { cause: error }) : error);
    });
  });
}

function lineOf({ url, message, extract }: Message, pages: readonly Page[]): string {
  const { path } = pages[Number(basename(url, '.html'))] ?? { path: url };
  return `${path}: ${message} — ${extract.replace(/\s+/g, ' ').slice(0, 160)}`;
}
