import { join } from 'node:path';
import { installAside } from 'tools/install-aside';
import { catalogueFolder } from './catalogue-folder';
import { inventoryPath, readInventory, type Substance } from './inventory';
import { lighthouseReport, type PageReport } from './lighthouse-report';
import { startGateway } from './running-gateway';

/**
 * `npm run bench:lighthouse`: runs Lighthouse's mobile preset three times per page over the built product with 106 213
 * substances, and takes the median. Result pages have `noindex` on purpose, so their indexing audit is skipped.
 */
const least = { performance: 95, accessibility: 100, bestPractices: 95, seo: 100 } as const;
const mostShift = 0.02;
/** Transferred script bytes of a chemical's page. */
const mostScripts = 110_000;
const runs = 3;
const notIndexed = ['is-crawlable'];

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly without?: readonly string[];
}

const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/solvents/alcohols' },
  { name: 'chemical', path: '/methanol' },
  { name: 'search', path: '/search' },
  { name: 'results', path: '/search?q=acetone', without: notIndexed },
  { name: 'article', path: '/blog/how-to-write-an-inquiry-that-is-answered-quickly' },
];

const whole = (value: number) => value.toFixed(0);
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const columns = [
  ['performance', ({ performance }: PageReport) => whole(performance)],
  ['accessibility', ({ accessibility }: PageReport) => whole(accessibility)],
  ['practices', ({ bestPractices }: PageReport) => whole(bestPractices)],
  ['SEO', ({ seo }: PageReport) => whole(seo)],
  ['CLS', ({ layoutShift }: PageReport) => layoutShift.toFixed(3)],
  ['FCP', ({ firstPaint }: PageReport) => seconds(firstPaint)],
  ['LCP', ({ largestPaint }: PageReport) => seconds(largestPaint)],
  ['TBT', ({ blocking }: PageReport) => `${whole(blocking)} ms`],
  ['scripts', ({ scripts }: PageReport) => `${(scripts / 1000).toFixed(1)} kB`],
] as const;

const substances = await readInventory();
if (substances) await bench(substances);
else console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY to its path`);

async function bench(substances: readonly Substance[]): Promise<void> {
  const folder = join(import.meta.dirname, '../lighthouse');
  await installAside(folder);
  const dataFolder = await catalogueFolder(substances);
  const gateway = await startGateway({ dataFolder, seed: 'demo', firstAddress: '/' });
  try {
    print(
      'page',
      columns.map(([label]) => label),
    );
    for (const { name, path, without = [] } of pages) {
      const url = gateway.url + path;
      await fetch(url).then((answer) => answer.text());
      const reports: PageReport[] = [];
      for (let run = 0; run < runs; run += 1) {
        reports.push(await lighthouseReport({ folder, url, without }));
      }
      judge(name, medianOf(reports));
    }
  } finally {
    await gateway.stop('SIGTERM');
  }
}

/** The median of each figure, and the faults of all runs. */
function medianOf(reports: readonly PageReport[]): PageReport {
  const middle = (figure: (report: PageReport) => number) =>
    reports.map(figure).toSorted((one, other) => one - other)[Math.floor(reports.length / 2)] ?? 0;
  return {
    performance: middle((report) => report.performance),
    accessibility: middle((report) => report.accessibility),
    bestPractices: middle((report) => report.bestPractices),
    seo: middle((report) => report.seo),
    firstPaint: middle((report) => report.firstPaint),
    largestPaint: middle((report) => report.largestPaint),
    blocking: middle((report) => report.blocking),
    layoutShift: middle((report) => report.layoutShift),
    scripts: middle((report) => report.scripts),
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  };
}

function judge(name: string, report: PageReport): void {
  print(
    name,
    columns.map(([, cell]) => cell(report)),
  );
  for (const fault of report.faults) console.log(`         ${fault}`);
  for (const figure of ['performance', 'accessibility', 'bestPractices', 'seo'] as const) {
    const wanted = `${name}: ${figure} at least ${least[figure]}`;
    if (report[figure] < least[figure]) fail(wanted);
  }
  if (report.layoutShift > mostShift) fail(`${name}: layout shift at most ${mostShift}`);
  if (name === 'chemical' && report.scripts > mostScripts) {
    fail(`${name}: at most ${mostScripts / 1000} kB of scripts`);
  }
}

function print(label: string, cells: readonly string[]): void {
  console.log(label.padEnd(10) + cells.map((cell) => cell.padStart(14)).join(''));
}

function fail(wanted: string): void {
  console.log(`BROKEN   ${wanted}`);
  process.exitCode = 1;
}
