import { crawl } from './crawl';
import { htmlFaults } from './html-faults';
import { siteLanguages } from 'contract';
import { languageFaults } from './language-faults';
import { linkFaults } from './link-faults';
import { pagesOfEachKind } from './pages-of-each-kind';
import { startSite } from './site-under-check';

/** Without arguments, all checks: `links`, `html` and `languages`. */
const checks = process.argv.slice(2);
const isChosen = (check: string) => checks.length === 0 || checks.includes(check);

const site = await startSite();
try {
  const start = performance.now();
  const crawled = await crawl(site.origin);
  const { visits, anchors, listed, foreign } = crawled;
  const pages = [...visits.values()].filter(({ facts }) => facts !== null).length;
  tell(`${visits.size} URLs, ${pages} pages, ${anchors.size} fragments`, start);
  tell(`${listed.size} pages in the sitemap, ${foreign.size} links to other sites, not followed`);
  if (isChosen('links')) report('links', linkFaults(crawled, site.origin));
  if (isChosen('html')) {
    const chosen = await pagesOfEachKind(crawled, site.origin);
    const { errors, warnings } = await htmlFaults(chosen);
    for (const warning of warnings) tell(`warning: ${warning}`);
    tell(`${chosen.length} pages validated against the HTML standard`, start);
    report('html', errors);
  }
  if (isChosen('languages')) {
    await site.speakAll();
    const { pages, faults } = await languageFaults(site.origin);
    tell(`${pages} pages in ${siteLanguages.length + 1} languages`, start);
    report('languages', faults);
  }
} finally {
  await site.close();
}

function report(check: string, faults: readonly string[]): void {
  for (const fault of faults) tell(`${check}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else tell(`${check}: no faults`);
}

function tell(line: string, since?: number): void {
  const time = since === undefined ? '' : ` (${((performance.now() - since) / 1000).toFixed(1)} s)`;
  process.stdout.write(`${line}${time}\n`);
}
