import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Env, settingNames } from 'api/env';
import { z } from 'zod';
import { documents, folder, Workload } from './kubernetes.fixture';
import { probes } from './starting-server';

const all = documents();
const [secret] = documents('secret.yaml.example');
const ofKind = (kind: string) => all.filter((document) => document.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')].map((each) => Workload.parse(each));
const product = Workload.parse(ofKind('Deployment')[0]);
const settings = z.object({ data: z.record(z.string(), z.string()) }).parse(ofKind('ConfigMap')[0]);
const commands = readFileSync(join(__dirname, 'command.ts'), 'utf8');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8')));

it.each(workloads)('$metadata.name gives settings that exist, from secrets that do', (workload) => {
  const { containers, volumes } = workload.spec.template.spec;
  const [{ env, envFrom, volumeMounts }] = containers;
  const secrets = z.object({ stringData: z.record(z.string(), z.literal('')) }).parse(secret);
  expect(envFrom).toEqual([{ configMapRef: { name: ofKind('ConfigMap')[0]?.metadata.name } }]);
  const names = [...Object.keys(settings.data), ...env.map(({ name }) => withoutSuffix(name))];
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  const mount = volumeMounts.find(({ name }) => name === 'secrets')?.mountPath;
  const files = Object.keys(secrets.stringData).map((key) => `${mount}/${key}`);
  expect(files).toEqual(expect.arrayContaining(env.map(({ value }) => value)));
  expect(volumes).toContainEqual(
    expect.objectContaining({
      secret: { secretName: secret?.metadata.name, defaultMode: 0o440 },
    }),
  );
  expect(volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
});

it.each(workloads)('$metadata.name runs without rights, in its release’s image', (workload) => {
  const { containers, ...pod } = workload.spec.template.spec;
  const [{ image, command, resources, securityContext }] = containers;
  expect(image.split(':')).toEqual([expect.stringMatching(/\/chemical-trading$/), version]);
  const [, , name = 'migrate'] = command;
  expect(commands).toContain(`  ${name}: () => import(`);
  expect(Object.keys(resources.limits)).toContain('memory');
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  expect(securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

it('the product is probed at its own addresses, and stopped in the time that it takes', () => {
  const { terminationGracePeriodSeconds: grace, containers } = product.spec.template.spec;
  const [{ ports, startupProbe, readinessProbe, livenessProbe, lifecycle }] = containers;
  const probed = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet);
  expect(probed).toEqual([
    { path: probes.live, port: 'http' },
    { path: probes.ready, port: 'http' },
    { path: probes.live, port: 'http' },
  ]);
  expect(ports).toEqual([{ name: 'http', containerPort: Number(settings.data['PORT']) }]);
  const wait = Number(lifecycle?.preStop.exec.command[1]);
  const unit = readFileSync(join(folder, '../chemical-trading.service'), 'utf8');
  const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(grace).toBe(wait + stop);
});

it('requests, evictions and the network’s rules select the product’s processes', () => {
  const { labels } = product.spec.template.metadata;
  const [service] = ofKind('Service');
  expect(service).toMatchObject({ spec: { selector: labels, ports: [{ targetPort: 'http' }] } });
  const selector = { matchLabels: labels };
  expect(ofKind('Deployment')[0]).toMatchObject({ spec: { selector } });
  expect(ofKind('PodDisruptionBudget')[0]).toMatchObject({ spec: { selector } });
  expect(ofKind('NetworkPolicy')[0]).toMatchObject({ spec: { podSelector: selector } });
  const backend = { service: { name: service?.metadata.name, port: { name: 'http' } } };
  expect(ofKind('Ingress')[0]).toMatchObject({
    spec: {
      tls: [{ hosts: ['www.example.com'], secretName: expect.any(String) }],
      rules: [{ http: { paths: [{ path: '/', backend }] } }],
    },
  });
});

it('the settings are complete: the product starts with them and the secrets', () => {
  const database = { DATABASE_URL: 'postgres://trading@database/trading' };
  expect(Env.safeParse({ ...settings.data, ...database }).error).toBeUndefined();
  const claim = product.spec.template.spec.volumes.find(({ name }) => name === 'data');
  expect(claim).toMatchObject({
    persistentVolumeClaim: { claimName: ofKind('PersistentVolumeClaim')[0]?.metadata.name },
  });
  expect(settings.data['DATA_DIR']).toMatch(/^\/data\/\w+$/);
});

function withoutSuffix(name: string): string {
  return name.replace(/_FILE$/, '');
}
