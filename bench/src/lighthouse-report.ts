import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The result of a Lighthouse run. Scores are 0 to 100, times in milliseconds, scripts in transferred bytes. */
export interface PageReport {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly scripts: number;
  /** Audits with a reduced score, as text. */
  readonly faults: readonly string[];
}

export interface LighthouseOptions {
  /** The folder where Lighthouse is installed. */
  readonly folder: string;
  readonly url: string;
  /** Audits to skip for this page. */
  readonly without?: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Runs Lighthouse once with its mobile preset in a fresh browser. */
export async function lighthouseReport(options: LighthouseOptions): Promise<PageReport> {
  const output = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  try {
    const file = join(output, 'report.json');
    const child = spawn(process.execPath, argumentsFor(options, file), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Lighthouse exited with code ${code} for ${options.url}`);
    return reportOf(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function argumentsFor({ folder, url, without = [] }: LighthouseOptions, file: string): string[] {
  return [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    `--only-categories=${categories.join(',')}`,
    ...without.map((audit) => `--skip-audits=${audit}`),
  ];
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: {
    readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
  };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The part of Lighthouse's JSON result that is read here. */
interface Result {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly runtimeError?: { readonly message: string };
}

function reportOf({ audits, categories, runtimeError }: Result): PageReport {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scripts: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    faults: faultsOf(audits, categories),
  };
}

function faultsOf(audits: Result['audits'], categories: Result['categories']): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 0.9) return [];
      return [`${name}: ${id}, ${audit.title} ${audit.displayValue ?? ''}`.trim()];
    }),
  );
}
