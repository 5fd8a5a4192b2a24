import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMeters } from 'api/meters';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = join(__dirname, '../../deploy/monitoring');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});
const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const Figure = z.object({
  name: z.string(),
  help: z.string(),
  labelNames: z.array(z.string()),
  buckets: z.array(z.number()).optional(),
});

const expressions = [
  ...Dashboard.parse(JSON.parse(read('dashboard.json'))).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...Alerts.parse(parse(read('alerts.yaml'))).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ),
];

const known = knownFigures();

const words = ['and', 'or', 'unless', 'by'];
const grouping = /\bby\s*\(([^)]*)\)/g;
const selector = /\{([^}]*)\}/g;

it.each(expressions)('%s uses figures and labels that the product has', (_title, expression) => {
  expect(namesIn(expression)).not.toEqual([]);
  expect(known.names).toEqual(expect.arrayContaining(namesIn(expression)));
  expect(known.labels).toEqual(expect.arrayContaining(labelsIn(expression)));
});

it.each(expressions)('%s names results that there are', (_title, expression) => {
  for (const [, name = '', values = ''] of expression.matchAll(/(\w+)\{[^}]*result=~?"([^"]+)"/g)) {
    const help = known.helps.get(name) ?? '';
    if (!help.includes('by result:')) continue;
    for (const value of values.split('|')) expect(help).toContain(value);
  }
});

it('an unknown figure or label would be seen', () => {
  const expression = 'sum by (colour) (rate(nothing_total{taste="sweet"}[5m])) > 1e3';
  expect(namesIn(expression)).toEqual(['nothing_total']);
  expect(labelsIn(expression)).toEqual(['colour', 'taste']);
});

it('a database that is away costs the queues alone', async () => {
  const { registry } = openMeters({
    build: { version: '1.2.3', commit: null },
    pool: { connections: () => ({ busy: 10, idle: 0, waiting: 3 }) },
    responseCache: { counts: { hit: 4, miss: 1 } },
    slowStatements: { count: () => 2 },
    replica: { counts: { replica: 5, primary: 1 }, lag: () => 500 },
    queueLengths: () => Promise.reject(new Error('No database')),
    mailServers: () => Promise.reject(new Error('No database')),
    health: () => Promise.reject(new Error('No disk')),
    lastBackup: () => Promise.reject(new Error('No database')),
  });
  const text = await registry.metrics();
  for (const name of ['queue_due', 'queue_oldest_seconds', 'mail_servers', 'health_part_ok'])
    expect(text).not.toContain(`${name}{`);
  expect(text).toContain('\ndatabase_connections{state="waiting"} 3\n');
  expect(text).toContain('\ndatabase_slow_statements_total 2\n');
  expect(text).toContain('\nresponse_cache_requests_total{result="hit"} 4\n');
  expect(text).toContain('\nreplica_reads_total{server="primary"} 1\n');
  expect(text).toContain('\nreplica_lag_seconds 0.5\n');
});

function namesIn(expression: string): string[] {
  const bare = expression
    .replace(grouping, '')
    .replace(selector, '')
    .replace(/\[\w+\]/g, '');
  const names = [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !words.includes(name));
}

function labelsIn(expression: string): string[] {
  const grouped = [...expression.matchAll(grouping)].flatMap(([, list = '']) => list.split(','));
  const selected = [...expression.matchAll(selector)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
  );
  return [...grouped.map((label) => label.trim()), ...selected];
}

/** The figures of the product and, of every target, those of Prometheus itself. */
function knownFigures() {
  const { registry } = openMeters({
    build: { version: '1.2.3', commit: null },
    pool: { connections: () => ({ busy: 0, idle: 0, waiting: 0 }) },
    responseCache: { counts: { hit: 0, miss: 0 } },
    slowStatements: { count: () => 0 },
    replica: { counts: { replica: 0, primary: 0 }, lag: () => 0 },
    queueLengths: () => Promise.resolve([]),
    mailServers: () => Promise.resolve({ usable: 0, paused: 0 }),
    health: () => Promise.reject(new Error('Not asked')),
    lastBackup: () => Promise.resolve(undefined),
  });
  const parts = registry.getMetricsAsArray().map((metric) => {
    const { name, help, labelNames, buckets } = Figure.parse(metric);
    const names = buckets ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    return { name, help, names, labels: labelNames };
  });
  return {
    helps: new Map(parts.map(({ name, help }) => [name, help])),
    names: ['up', ...parts.flatMap(({ names }) => names)],
    labels: ['job', 'instance', 'le', ...parts.flatMap(({ labels }) => labels)],
  };
}
