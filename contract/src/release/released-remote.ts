import { z } from 'zod';

import { idOf } from '../id';
import { Mount, RemoteId } from './manifest';
import { Needs } from './needs';
import { RegistryVersion, Rollout } from './registry-schema';
import { By } from './remote-report';
import { Version } from './version-range';

/** A published version of a remote in its history. Figures cover the last 24 hours. */
export const Release = z.object({
  _id: idOf('release'),
  remote: RemoteId,
  version: Version,
  mount: Mount,
  /** `waiting` becomes active as soon as the shell offers what it needs. */
  state: z.enum(['active', 'rollout', 'waiting', 'last-known-good', 'published', 'revoked']),
  publishedAt: z.iso.datetime(),
  publishedBy: By,
  /** Time and actor of the last activation; null when never activated. */
  activatedAt: z.iso.datetime().nullable(),
  activatedBy: By,
  /** Time, actor and reason of the revocation; null unless revoked. */
  revokedAt: z.iso.datetime().nullable(),
  revokedBy: By,
  revokedReason: z.string().nullable(),
  /** The label of its archive's signing key; null for an unsigned one. */
  signedWith: z.string().nullable(),
  buildTime: z.iso.datetime(),
  commit: z.string(),
  size: RegistryVersion.shape.size,
  needs: Needs,
  /** How the served panel runs it: with its own shared packages, with those of the build beside them, or not. */
  fit: z.enum(['as-it-is', 'with-edition', 'none']),
  /** Why it is not run; empty otherwise. */
  lacks: z.array(z.string()),
  /** Sessions that started it. */
  sessions: z.int(),
  /** Reports of failures. */
  failures: z.int(),
});
export type Release = z.infer<typeof Release>;

/** A remote in the list of releases. Figures cover the last 24 hours. */
export const ReleasedRemote = z.object({
  id: RemoteId,
  title: z.string(),
  owner: z.string(),
  /** Null while there are only tokens or inactive versions. */
  active: Version.nullable(),
  lastKnownGood: Version.nullable(),
  /** The version that a rollback would make active. */
  rollbackTo: Version.nullable(),
  rollout: Rollout.nullable(),
  /** The emails of those who get it whatever the share. */
  rolloutPeople: z.array(z.string()),
  /** Becomes active as soon as the shell offers what it needs. */
  waiting: Version.nullable(),
  disabled: z.boolean(),
  versions: z.int(),
  sessions: z.int(),
  failures: z.int(),
});
export type ReleasedRemote = z.infer<typeof ReleasedRemote>;

/** The token with which a team's machine publishes a single remote. It is returned once, on creation. */
export const ReleaseToken = z.object({
  _id: idOf('releaseToken'),
  remote: RemoteId,
  label: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: By,
  lastUsedAt: z.iso.datetime().nullable(),
  /** Expiry time. */
  expiresAt: z.iso.datetime(),
  /** Whether it can activate, roll out and roll back in addition to publishing. */
  mayActivate: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
  /** It works while its maker's account does, and may release. */
  state: z.enum([
    'active',
    'expired',
    'revoked',
    'maker-deactivated',
    'maker-not-permitted',
    'maker-without-second-factor',
  ]),
});
export type ReleaseToken = z.infer<typeof ReleaseToken>;

/** Lifetime of a release token in days. */
export const tokenDays = { usual: 90, max: 365 } as const;

/** What a version of a remote uses of what the API has deprecated. */
export const DeprecatedUse = z.object({
  remote: RemoteId,
  version: Version,
  /** Whether it is active, rolled out or the last known good one. */
  runs: z.boolean(),
  /** A call, or a field of one: `unit.list`, `symbol of unit.list`. */
  what: z.string(),
  instead: z.string(),
  /** The last day on which it works. */
  until: z.iso.date(),
  /** Calls in all. */
  count: z.int(),
  lastAt: z.iso.datetime(),
});
export type DeprecatedUse = z.infer<typeof DeprecatedUse>;

/** What publishing and activating a build would come to. */
export const ReleaseCheck = z.object({
  remote: RemoteId,
  version: Version,
  /** What the running shell lacks; a version with any waits for one that has it. */
  unmet: z.array(z.string()),
});
export type ReleaseCheck = z.infer<typeof ReleaseCheck>;
