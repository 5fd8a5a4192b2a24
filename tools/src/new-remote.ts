import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { enterRemote } from './new-remote/enter-remote';
import { type Framework, frameworks, isApart } from './new-remote/framework';
import { planRemote, type RemotePlan } from './new-remote/plan-remote';
import { Refusal } from './refusal';
import { writeFiles } from './new-remote/write-files';

/**
 * `npm run new:remote orders`: creates `mfe-orders`, a remote that builds, passes its tests and can be released.
 *
 *   --framework react    with the panel's React and our packages; `react-own` with a React of its own
 *   --framework vue      in a folder of its own, with nothing of ours; `svelte` and `vanilla` too
 *   --to FOLDER          where that folder is; beside the repository by default
 */
const root = join(import.meta.dirname, '../..');

try {
  const { values, positionals } = parseArgs({
    options: { framework: { type: 'string', default: 'react' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  if (name === '' || rest.length > 0) throw new Refusal('Give one name: npm run new:remote orders');
  const framework = frameworkIn(values.framework);
  if (values.to !== undefined && !isApart(framework))
    throw new Refusal(`--to is for a remote apart from the repository, not for ${framework}.`);
  const plan = planRemote(root, name);
  if (isApart(framework)) await writeApart(plan, { framework, to: values.to });
  else await writeWorkspace(plan, framework);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function frameworkIn(text: string): Framework {
  const framework = frameworks.find((one) => one === text);
  if (framework !== undefined) return framework;
  throw new Refusal(`--framework is one of ${frameworks.join(', ')}, not ${text}.`);
}

async function writeWorkspace(plan: RemotePlan, framework: Framework): Promise<void> {
  const { id, path } = plan;
  for (const file of await writeFiles(join(root, id), plan, framework)) console.log(join(id, file));
  await enterRemote(root, plan);
  console.log(`
${id} is in package.json, package-lock.json, tsconfig.json and CODEOWNERS, and linked. Next:

  npx jest ${id}
  npm run dev -- ${id}           everything, with Fast Refresh, at http://localhost:3000${path}
  npm run release -w ${id}       with a release token, from Releases in the panel`);
}

interface Apart {
  readonly framework: Framework;
  readonly to: string | undefined;
}

async function writeApart(plan: RemotePlan, { framework, to }: Apart): Promise<void> {
  const folder = to === undefined ? join(root, '..', plan.id) : resolve(to);
  if (existsSync(folder)) throw new Refusal(`There is ${folder} already.`);
  const place = relative(process.cwd(), folder);
  for (const file of await writeFiles(folder, plan, framework)) console.log(join(place, file));
  console.log(`
${plan.id} has nothing of this repository; make one of it. Next, in ${place}:

  npm install
  npm test                       builds it, and mounts and leaves what was built
  npm run release                PANEL is the panel's address, RELEASE_TOKEN a token from Releases`);
}
