import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import { launchOptions } from 'tools/launch-options';
import { startReleaseServer } from '../support/release-server';
import { signIn, staffApi } from '../support/staff-api';
import { archivesIn, archivesOf, publishArchive } from './released-archives';
import { faultsOfRemote } from './remote-faults';
import { step, tell } from './steps';

/**
 * Runs released versions of remotes in the panel that is built here: each is published in an installation of its own, made
 * active, and each of its pages is opened in Chromium.
 *
 *   FOLDER      archives, as `release/getArchive` answers them (`*.tar.gz`)
 *   --api URL   an installation, of which every active and last known good version is read; `PANEL_TOKEN` is the token of
 *               somebody who may view releases
 */
const { values, positionals } = parseArgs({
  options: { api: { type: 'string' } },
  allowPositionals: true,
});

const archives = await step('the archives', readArchives);
const server = await step('an installation with the panel of this checkout', () =>
  startReleaseServer([]),
);
const context = await request.newContext({ baseURL: server.url });
const browser = await chromium.launch(launchOptions);
let faults = 0;
try {
  const api = staffApi(context, await signIn(context));
  for (const archive of archives) {
    const found = await step(`${archive.remote} ${archive.version}`, async () => {
      const published = await publishArchive({ api, context, archive });
      if (published.kind === 'refused') return published.reasons;
      return faultsOfRemote({ api, browser, url: server.url, release: published.release });
    });
    for (const fault of found) tell(`         ${fault}`);
    faults += found.length;
  }
} finally {
  await browser.close();
  await context.dispose();
  await server.stop();
}
tell(faults === 0 ? `${archives.length} versions work in this panel` : `${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

function readArchives() {
  const [folder] = positionals;
  const token = process.env['PANEL_TOKEN'];
  if (values.api !== undefined && token !== undefined) return archivesOf(values.api, token);
  if (folder !== undefined) return archivesIn(folder);
  throw new Error('Give a folder with archives, or --api URL with a token in PANEL_TOKEN');
}
