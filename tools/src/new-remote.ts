import { join } from 'node:path';
import { enterRemote } from './new-remote/enter-remote';
import { planRemote } from './new-remote/plan-remote';
import { Refusal } from './refusal';
import { writeFiles } from './new-remote/write-files';

/** `npm run new:remote orders`: creates `mfe-orders`, a remote that builds, passes its tests and can be released. */
const root = join(import.meta.dirname, '../..');

try {
  const [name = '', ...rest] = process.argv.slice(2);
  if (name === '' || rest.length > 0) throw new Refusal('Give one name: npm run new:remote orders');
  const plan = planRemote(root, name);
  for (const file of await writeFiles(root, plan)) console.log(file);
  await enterRemote(root, plan);
  console.log(`
${plan.id} is in package.json, package-lock.json, tsconfig.json and CODEOWNERS, and linked. Next:

  npx jest ${plan.id}
  npm run dev -- ${plan.id}           everything, with Fast Refresh, at http://localhost:3000${plan.path}
  npm run release -w ${plan.id}       with a release token, from Releases in the panel`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
