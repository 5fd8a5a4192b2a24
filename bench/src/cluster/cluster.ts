import { parseArgs } from 'node:util';
import { signIn } from '../harness/sign-in';
import { formToken } from '../harness/api-calls';
import { faults } from './faults';
import { type Installation, withInstallation } from './installation';
import { judge } from './judge';
import { withNextVersion } from './next-version';
import { type FaultTimes, playedOf, playFault, printTable } from './play-fault';
import { soak } from './soak';
import { startTraffic } from './traffic';

/**
 * `npm run test:cluster [-- --short] [--only NAME] [--soak MINUTES]`: two processes of the built product behind nginx, on PostgreSQL with
 * a replica behind pgbouncer, under load while one part after the other fails. Requests may fail meanwhile; nothing
 * acknowledged may be lost or doubled, and the processes live. At the end both are upgraded to a version with one
 * migration more, and rolled back; that version is built first. `--soak` measures the memory of both under load instead.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    soak: { type: 'string' },
  },
});
const chosen = faults.filter(
  ({ name, isLong }) => !(values.short && isLong) && (values.only ?? [name]).includes(name),
);
const begin = performance.now();
const seconds = () => Math.round((performance.now() - begin) / 1000);

if (values.soak !== undefined) await withInstallation('', test);
else
  await withNextVersion((nextVersion) => {
    console.log(`the next version is built after ${seconds()} s`);
    return withInstallation(nextVersion, test);
  });
console.log(`${seconds()} s in all`);

async function test(installation: Installation): Promise<void> {
  console.log(`ready after ${seconds()} s`);
  const site = { url: installation.proxy.url };
  const token = await signIn(site.url);
  const traffic = startTraffic({ ...site, token, formToken: await formToken(site) });
  if (values.soak !== undefined) {
    await soak(installation, traffic, Number(values.soak));
    return traffic.stop();
  }
  const times: FaultTimes[] = [];
  for (const fault of chosen) times.push(await playFault(fault, installation, traffic));
  await traffic.stop();
  const played = times.map((each) => playedOf(each, traffic.observed));
  printTable(played);
  await judge(installation, traffic, played);
}
