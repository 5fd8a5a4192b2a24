import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type AssetListing, assetListFile, buildRemote, compressFiles } from 'mfe-kit/build';
import { launchOptions } from 'tools/launch-options';
import { coldLoad } from './cold-loads';
import { median } from '../harness/percentile';
import { buildOneBundle } from './one-bundle';
import { withDataFolder } from '../harness/data-folder';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { type FrontFiles, startShellFront } from './shell-front';
import { signIn } from '../harness/sign-in';
import { verdict } from '../verdict';

/**
 * `npm run bench:shell`: the time until the first row of the table of chemicals in a fresh browser: the panel as
 * released, and the same shell and catalogue as one bundle. Alternates cold loads and compares the medians.
 */
const maxRatio = 1.05;
const loads = 15;
const page = '/chemical-table';
const firstRow = 'main table tbody tr td a';

const { firstLoad } = await buildOneBundle();
await compressFiles(firstLoad.folder);
const { output: releasedFolder } = await buildRemote(join(import.meta.dirname, '../../../shell'));
await withDataFolder(async (dataFolder) => {
  const gateway = await startGateway({ dataFolder, seed: 'demo', firstAddress: page });
  try {
    await compare(gateway);
  } finally {
    await gateway.stop('SIGTERM');
  }
});

async function compare({ url }: RunningGateway): Promise<void> {
  const fronts = [
    await startShellFront(url, await filesIn(releasedFolder, { isOneBundle: false })),
    await startShellFront(url, await filesIn(firstLoad.folder, { isOneBundle: true })),
  ] as const;
  const token = await signIn(url);
  const browser = await chromium.launch(launchOptions);
  const [federated, whole] = await medians((front) =>
    coldLoad(browser, { url: fronts[front].url + page, token, until: firstRow }),
  );
  const ratio = federated / whole;
  console.log(`ms to the first row: ${federated.toFixed(0)}, as one bundle ${whole.toFixed(0)}`);
  verdict(`${ratio.toFixed(3)} times the one bundle, at most ${maxRatio}`, ratio <= maxRatio);
  await browser.close();
  await Promise.all(fronts.map((front) => front.stop()));
}

async function filesIn(folder: string, side: Pick<FrontFiles, 'isOneBundle'>): Promise<FrontFiles> {
  const assets: AssetListing = JSON.parse(await readFile(join(folder, assetListFile), 'utf8'));
  return { folder, assets, ...side };
}

/**
 * The medians of alternating loads, of which now one side and now the other is first. Skips the first load of each side,
 * which warms up the server.
 */
async function medians(load: (front: 0 | 1) => Promise<number>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= loads; round += 1) {
    for (const front of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const time = await load(front);
      if (round > 0) times[front].push(time);
    }
  }
  return [median(times[0]), median(times[1])];
}
