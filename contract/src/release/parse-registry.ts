import { z } from 'zod';
import {
  PanelState,
  type Registry,
  RegistryRemote,
  RegistryVersion,
  RevokedVersion,
} from './registry-schema';

/** A skipped entry, with the reason. */
export interface RegistryProblem {
  readonly remote: string;
  readonly version?: string;
  readonly reason: string;
}

export type ParsedRegistry =
  | {
      readonly kind: 'registry';
      readonly registry: Registry;
      readonly problems: readonly RegistryProblem[];
    }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Parses a registry entry by entry: an invalid remote or version is skipped and reported, the rest is kept. */
export function parseRegistry(value: unknown): ParsedRegistry {
  const outer = Outer.safeParse(value);
  if (!outer.success) return { kind: 'unreadable', reason: z.prettifyError(outer.error) };
  const problems: RegistryProblem[] = [];
  const remotes = new Map<string, RegistryRemote>();
  for (const entry of outer.data.remotes) {
    const remote = readRemote(entry, (problem) => problems.push(problem));
    if (remote === undefined) continue;
    if (remotes.has(remote.id)) problems.push({ remote: remote.id, reason: 'is listed twice' });
    else remotes.set(remote.id, remote);
  }
  const revoked = outer.data.revoked.flatMap((one) => RevokedVersion.safeParse(one).data ?? []);
  const { panel } = outer.data;
  const registry = {
    remotes: [...remotes.values()],
    revoked,
    ...(panel !== undefined && { panel }),
  };
  return { kind: 'registry', registry, problems };
}

const Outer = z.object({
  remotes: z.array(z.unknown()),
  revoked: z.array(z.unknown()).catch([]),
  panel: PanelState.optional().catch(undefined),
});

type Report = (problem: RegistryProblem) => void;

const Named = z.object({ id: z.string().catch('?'), versions: z.array(z.unknown()).catch([]) });

function readRemote(entry: unknown, report: Report): RegistryRemote | undefined {
  const named = Named.safeParse(entry);
  if (!named.success) {
    report({ remote: '?', reason: z.prettifyError(named.error) });
    return undefined;
  }
  const { id } = named.data;
  const versions = named.data.versions.flatMap((version) => readVersion(id, version, report));
  const remote = RegistryRemote.safeParse({ ...Object(entry), versions });
  if (remote.success && versions.length > 0) return remote.data;
  report({ remote: id, reason: remote.error ? z.prettifyError(remote.error) : 'has no version' });
  return undefined;
}

function readVersion(remote: string, value: unknown, report: Report): RegistryVersion[] {
  const parsed = RegistryVersion.safeParse(value);
  const problem = parsed.success ? missingHash(parsed.data) : z.prettifyError(parsed.error);
  if (parsed.success && problem === undefined) return [parsed.data];
  const { version } = z
    .object({ version: z.string().catch('?') })
    .catch({ version: '?' })
    .parse(value);
  report({ remote, version, reason: problem ?? '' });
  return [];
}

function missingHash({ entry, preload, integrity }: RegistryVersion): string | undefined {
  const missing = [entry, ...preload].find((file) => !Object.hasOwn(integrity, file));
  return missing === undefined ? undefined : `${missing} has no hash`;
}
