import { chemicals } from 'contract/catalog';
import { untilAnswered } from '../harness/api-calls';
import { withDataFolder } from '../harness/data-folder';
import { startGateway } from '../harness/gateway';
import { load } from '../harness/load';
import { processorTime } from '../harness/processes';
import { signIn } from '../harness/sign-in';
import { verdict } from '../verdict';

/**
 * `npm run bench:living`: the site of the demo company while staff change one chemical a second, beside the same site when
 * nobody does, in turn, from ten connections; then addresses that do not exist, each another. `ROUND_SECONDS` sets how long
 * each is measured.
 */
const budgets = {
  /** Share of the pages a second of the site that nobody changes. */
  living: 0.85,
  /** Of an unknown address, milliseconds of processor and bytes. */
  unknown: { milliseconds: 1.5, bytes: 2_000 },
} as const;
const seconds = Number(process.env['ROUND_SECONDS'] ?? 6);
const connections = 10;
const rounds = 3;
const pageCount = 100;

await withDataFolder(async (dataFolder) => {
  const gateway = await startGateway({ dataFolder, seed: 'demo', firstAddress: '/' });
  try {
    const token = await signIn(gateway.url);
    const query = { pageSize: pageCount, sort: 'name' };
    const { data } = await untilAnswered(gateway, chemicals.visitorEndpoints.list, { query });
    const slugs = data.flatMap(({ slug }) => slug ?? []);
    let writes = 0;
    const write = async () => {
      writes += 1;
      const id = data[writes % data.length]?._id;
      const answer = await fetch(`${gateway.url}/api/${chemicals.endpoints.update.path}?id=${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ appearance: `Seen ${writes} times` }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    };
    const pages: Readonly<Record<string, readonly string[]>> = {
      chemicals: slugs.map((slug) => `/${slug}`),
      home: ['/'],
      categories: ['/solvents', '/solvents/alcohols', '/categories'],
      searches: ['/search?q=acid', '/search?q=sodium', '/search?q=wood+alcohol'],
      forms: ['/contact-us', '/inquiry'],
    };
    const port = Number(new URL(gateway.url).port);
    for (const [name, targets] of Object.entries(pages)) {
      const target = (index: number) => targets[index % targets.length] ?? '/';
      const next = (index: number) => ({ method: 'GET' as const, target: target(index) });
      await measureLiving(name, { port, connections, next, until: { seconds } }, write);
    }
    await measureUnknown(gateway);
  } finally {
    await gateway.stop('SIGTERM');
  }
});

async function measureLiving(
  name: string,
  options: Parameters<typeof load>[0],
  write: () => Promise<void>,
): Promise<void> {
  await load(options);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await load(options);
    const failures: unknown[] = [];
    const timer = setInterval(() => void write().catch((error) => failures.push(error)), 1_000);
    const living = await load(options);
    clearInterval(timer);
    if (failures.length > 0) throw failures[0];
    const [p50, p99] = [living.p50.toFixed(1), living.p99.toFixed(1)];
    console.log(
      `${name}: ${quiet.perSecond.toFixed(0)} → ${living.perSecond.toFixed(0)} a second, ${p50} and ${p99} ms`,
    );
    ratios.push(living.perSecond / quiet.perSecond);
  }
  const [, median = 0] = ratios.toSorted((one, other) => one - other);
  verdict(`${name}: ${median.toFixed(2)}, at least ${budgets.living}`, median >= budgets.living);
}

async function measureUnknown({ url, pid }: { readonly url: string; readonly pid: number }) {
  const count = 2_000;
  let bytes = 0;
  const ask = async (index: number) => {
    const answer = await fetch(`${url}/no-such-${index}`);
    if (answer.status !== 404) throw new Error(`${answer.status}`);
    bytes = Math.max(bytes, (await answer.arrayBuffer()).byteLength);
  };
  for (let index = 0; index < count; index += 1) await ask(index);
  const before = await processorTime(pid);
  for (let index = 0; index < count; index += 1) await ask(count + index);
  const each = ((await processorTime(pid)) - before) / count;
  const { unknown } = budgets;
  verdict(
    `an unknown address: ${each.toFixed(2)} ms, at most ${unknown.milliseconds}`,
    each <= unknown.milliseconds,
  );
  verdict(`an unknown address: ${bytes} bytes, at most ${unknown.bytes}`, bytes <= unknown.bytes);
}
