import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventoryPath, readInventory, type Substance } from './inventory';
import { callKinds, type CallKind } from './calls/call-kinds';
import { loadOnce } from './calls/load-once';
import { described, measureInTurn } from './calls/measure-calls';
import { sameAnswers } from './calls/same-answers';
import { memoryOf } from './probe';
import { firstAnswer, freePort, type RunningGateway, startGateway } from './running-gateway';
import { signIn } from './sign-in';
import { verdict } from './verdict';

/**
 * `npm run bench:calls`: requests a second and processor time of the calls that staff use most, over the 106 213
 * substances of the EC inventory on a PostgreSQL server, in turn with a server of Fastify and `pg` alone that checks the
 * same token and sends the same answers. `ROUNDS` and `ROUND_SECONDS` set how long; `CALLS` chooses some calls; `NODE_ARGUMENTS`
 * go to the gateway (`--cpu-prof`). Loads the substances unless the database has them.
 */
const connections = 10;
const rounds = Number(process.env['ROUNDS'] ?? 3);
const seconds = Number(process.env['ROUND_SECONDS'] ?? 4);
const chosen = process.env['CALLS']?.split(',');
const secret = 'a secret that only the measurements use';
const mostMegabytes = 220;

const { DATABASE_URL } = process.env;
const substances = await readInventory();
if (!substances) console.log(`skipped: ${inventoryPath} does not exist; set EC_INVENTORY`);
else if (DATABASE_URL === undefined) console.log('skipped: set DATABASE_URL, or use npm run');
else await bench(substances, DATABASE_URL);

async function bench(inventory: readonly Substance[], url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-calls-'));
  await (await start(folder, 'demo')).stop('SIGTERM');
  // As in production, the process that is measured has not loaded the demo company.
  const gateway = await start(folder, 'none');
  const bare = await startBare(url);
  try {
    const postmaster = await loadOnce(inventory, { url, folder, secret });
    const token = await signIn(gateway.url);
    const target = { port: Number(new URL(gateway.url).port), pid: gateway.pid };
    const kinds = await callKinds({ url: gateway.url, token });
    const perSecond = new Map<string, number>();
    for (const kind of kinds.filter(({ name }) => chosen?.includes(name) ?? true)) {
      if (kind.isBare) await sameAnswers(kind, { ports: [target.port, bare.port], token });
      const targets = [target, ...(kind.isBare ? [bare] : [])];
      perSecond.set(kind.name, await compare(kind, { token, postmaster, targets }));
    }
    const [first = 0, far = first] = ['page 1', 'page 4000'].map((name) => perSecond.get(name));
    verdict('page 4000 at least 0.9 times page 1', far >= 0.9 * first);
    const megabytes = (await memoryOf(gateway.pid)) ?? 0;
    verdict(`${megabytes.toFixed(0)} MB after the load`, megabytes <= mostMegabytes);
  } finally {
    bare.child.kill();
    await gateway.stop('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function start(dataFolder: string, seed: 'demo' | 'none'): Promise<RunningGateway> {
  return startGateway({
    dataFolder,
    seed,
    firstAddress: '/api/health/ready',
    // As in production.
    env: { JWT_SECRET: secret, MAILBOX_PORT: '0', API_DOCS: 'false' },
    nodeArguments: process.env['NODE_ARGUMENTS']?.split(' ') ?? [],
  });
}

interface Server {
  readonly port: number;
  readonly pid: number;
}

async function startBare(url: string): Promise<Server & { child: ReturnType<typeof spawn> }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'calls/bare-server.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: String(port), JWT_SECRET: secret, DATABASE_URL: url },
    },
  );
  await firstAnswer(`http://127.0.0.1:${port}/ready`, child);
  return { port, child, pid: child.pid ?? 0 };
}

interface Comparison {
  readonly token: string;
  readonly postmaster: number;
  readonly targets: readonly Server[];
}

/** @returns our calls a second */
async function compare(kind: CallKind, { targets, ...shared }: Comparison): Promise<number> {
  const measured = await measureInTurn(
    targets.map((target) => ({ ...target, ...shared, next: kind.next })),
    { connections, rounds, seconds },
  );
  const [ours, bare] = measured.map((figures) => {
    if (figures instanceof Error) throw figures;
    return figures;
  });
  if (!ours) return 0;
  console.log(
    `${kind.name.padEnd(14)} ${described(ours)}${bare ? `   bare ${described(bare)}` : ''}`,
  );
  if (!bare) return ours.perSecond;
  const ratio = ours.perSecond / bare.perSecond;
  verdict(`${kind.name}: ${ratio.toFixed(2)} of the bare server`, ratio >= 0.6);
  return ours.perSecond;
}
