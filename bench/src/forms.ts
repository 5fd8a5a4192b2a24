import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway, type RunningGateway } from './running-gateway';
import { signIn } from './sign-in';
import {
  type Acknowledged,
  formToken,
  lostOrDoubledForms,
  readSent,
  sendForm,
  type Site,
} from './visitors';

/**
 * `npm run bench:forms`: 50 visitors send inquiries concurrently while the process is killed and restarted. Unanswered
 * forms are sent again with the same key. At the end every answered reference must be stored, no form twice, and
 * repetitions must get the same answer. With `DATABASE_URL` the records are on that server, which must be empty, and
 * only the process is killed.
 */
const visitors = 50;
const formsEach = 8;
/** The numbers of answered forms after which the process is killed. */
const killAfter = [5, 70, 135, 200, 265, 330];
const dataFolder = await mkdtemp(join(tmpdir(), 'bench-forms-'));

try {
  const wrong = await play();
  console.log(
    wrong.length === 0 ? 'Every answered form is stored exactly once.' : wrong.join('\n'),
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

/** Runs the benchmark; returns descriptions of what went wrong. */
async function play(): Promise<string[]> {
  let gateway = await start();
  const site: Site = { url: gateway.url };
  const token = await formToken(site);
  const answered: Acknowledged[] = [];
  const due = [...killAfter];
  let restarting = Promise.resolve();
  const restart = async () => {
    const count = answered.length;
    await gateway.stop('SIGKILL');
    gateway = await start();
    site.url = gateway.url;
    console.log(`killed after ${count} answers, up again after ${seconds(gateway.startTime)} s`);
  };
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (let form = 0; form < formsEach; form += 1) {
        const name = `Visitor ${visitor}, form ${form}`;
        answered.push(await sendForm(site, { name, key: `bench-${visitor}-${form}` }, token));
        if (answered.length < (due[0] ?? Infinity)) continue;
        due.shift();
        restarting = restarting.then(restart);
      }
    }),
  );
  await restarting;
  const again = answered.filter(({ attempts }) => attempts > 1).length;
  console.log(
    `${answered.length} forms of ${visitors} visitors answered in ${seconds(performance.now() - begin)} s, ` +
      `${killAfter.length - due.length} kills, ${again} forms sent more than once`,
  );
  try {
    return await check(site, answered, token);
  } finally {
    await gateway.stop('SIGTERM');
  }
}

async function check(
  site: Site,
  answered: readonly Acknowledged[],
  token: string,
): Promise<string[]> {
  const staff = await signIn(site.url);
  const wrong = lostOrDoubledForms(answered, await readSent(site, staff));
  const repeated = await Promise.all(answered.map((form) => sendForm(site, form, token)));
  const otherwise = repeated.filter(
    ({ reference }, place) => reference !== answered[place]?.reference,
  );
  const after = await readSent(site, staff);
  console.log(
    `${after.length} stored; ${repeated.length} repetitions, ${otherwise.length} with another answer`,
  );
  return [
    ...wrong,
    ...otherwise.map(({ name }) => `${name} got another reference when repeated`),
    ...(after.length === answered.length
      ? []
      : [`After the repetitions ${after.length} forms are stored`]),
  ];
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

function start(): Promise<RunningGateway> {
  return startGateway({ dataFolder, seed: 'none', firstAddress: '/api/health/ready' });
}
