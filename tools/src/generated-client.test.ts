import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { apiKeyEndpoints } from 'contract/integration';

/** The examples of docs/integrations.md, with the types that openapi-typescript makes of the product's own document. */
let api: TestApi;
let url: string;
let folder: string;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.close();
});

/** The code of a language in docs/integrations.md. */
function example(language: string): string {
  const text = readFileSync('docs/integrations.md', 'utf8');
  const [, after = ''] = text.split(`\`\`\`${language}\n`);
  return after.split('```', 1)[0] ?? '';
}

const start = promisify(execFile);

/** Runs a program in the folder, while the API goes on answering; the output. */
async function run(file: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await start(process.execPath, [resolve(file), ...args], { cwd: folder });
  return stdout;
}

/** Runs a module of the folder that prints JSON. */
async function execute(source: string, ...args: readonly string[]) {
  const file = join(folder, 'main.js');
  writeFileSync(file, source);
  return JSON.parse(await run(file, ...args));
}

async function newKey(chemicals: 'view' | 'edit'): Promise<string> {
  const none = { suppliers: 'none', purchaseFacts: 'none', customers: 'none' };
  const levels = { ...none, inquiries: 'none', email: 'none', website: 'none', chemicals };
  const expiresOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const body = { name: 'ERP', levels, expiresOn };
  const made = await callAs(api, apiKeyEndpoints.add, { token: api.adminToken, body });
  return made.answer.data.key;
}

test('a client generated from the OpenAPI document lists, creates and updates a chemical with an API key', async () => {
  const openapi = await fetch(`${url}/api/openapi.json`);
  writeFileSync(join(folder, 'openapi.json'), await openapi.text());
  await run('tools/node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'api.ts');
  writeFileSync(join(folder, 'sync.ts'), example('ts'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const options = ['--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const target = ['--target', 'es2022', '--lib', 'es2023,dom', '--ignoreConfig'];
  await run('node_modules/typescript/bin/tsc', 'sync.ts', ...options, ...target);
  const program = `import { syncChemical } from './sync.js';
    const [url, key] = process.argv.slice(2);
    const chemical = { name: 'Acetone', casNumber: '67-64-1' };
    const times = [await syncChemical(url, key, chemical), await syncChemical(url, key, chemical)];
    console.log(JSON.stringify(times));`;
  const saved = await execute(program, url, await newKey('edit'));
  expect(saved).toMatchObject([
    { name: 'Acetone', grades: ['AR'] },
    { name: 'Acetone', grades: ['AR'] },
  ]);
  expect(saved[0]._id).toBe(saved[1]._id);
  await expect(execute(program, url, await newKey('view'))).rejects.toThrow('not-permitted');
}, 120_000);

test('a message is verified as the example does it', async () => {
  writeFileSync(join(folder, 'verify.js'), example('js'));
  const verdicts = await execute(`import { isOurs } from './verify.js';
    Date.now = () => 1_614_265_330_000;
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const signature = 'v1,AAAA v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
    const headers = { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' };
    const check = (body, given) => isOurs(secret, { ...headers, 'webhook-signature': signature, ...given }, body);
    const body = '{"test": 2432232314}';
    console.log(JSON.stringify([
      check(body),
      check(body + ' '),
      check(body, { 'webhook-id': 'other' }),
      check(body, { 'webhook-timestamp': '1614264000' }),
    ]));`);
  expect(verdicts).toEqual([true, false, false, false]);
});
