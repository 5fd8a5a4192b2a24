import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const folder = join(__dirname, '../../deploy/kubernetes');

/** The parts of a document that the product depends on. */
export const Named = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) });

const Labels = z.record(z.string(), z.string());
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });

export const Container = z.object({
  image: z.string(),
  command: z.array(z.string()).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  resources: z.object({ requests: z.object({ cpu: z.string() }), limits: Labels }),
  securityContext: z.unknown(),
  startupProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  lifecycle: z
    .object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) })
    .optional(),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

/** A Deployment or a Job. */
export const Workload = Named.extend({
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: Labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number().default(30),
        automountServiceAccountToken: z.boolean(),
        securityContext: z.unknown(),
        containers: z.tuple([Container]),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }),
});

/** The documents of all files that `kubectl apply -f deploy/kubernetes` reads, or of one other file. */
export function documents(file?: string): z.infer<typeof Named>[] {
  const names = file ? [file] : readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.flatMap((name) =>
    parseAllDocuments(readFileSync(join(folder, name), 'utf8'), { version: '1.1' }).map(
      (document) => {
        if (document.errors[0]) throw document.errors[0];
        return Named.loose().parse(document.toJS());
      },
    ),
  );
}
