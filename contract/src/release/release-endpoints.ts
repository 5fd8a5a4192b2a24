import { z } from 'zod';
import { pageOf, single } from '../answer';
import { Bytes, endpoint } from '../endpoint';
import { PageQuery, QueryFlag } from '../list';
import { text } from '../text';
import { Mount, RemoteId } from './manifest';
import { RemoteReport, StoredReport } from './remote-report';
import {
  DeprecatedUse,
  Release,
  ReleaseCheck,
  ReleasedRemote,
  ReleaseToken,
  tokenDays,
} from './released-remote';
import { releaseSettingsEndpoints } from './release-settings';
import { Signature, signingKeyEndpoints } from './signing-key';
import { Version } from './version-range';

/** Limits of a published archive: bytes as sent, bytes unpacked, files. */
export const releaseLimits = { packed: 20_000_000, unpacked: 80_000_000, files: 1000 } as const;

const remoteQuery = z.strictObject({ remote: RemoteId });
const changed = single(ReleasedRemote);

export const releaseEndpoints = {
  publish: endpoint({
    name: 'release.publish',
    method: 'POST',
    path: 'release/publish',
    access: 'team',
    needs: { releases: 'all' },
    fresh: true,
    cost: 'counted',
    query: z.strictObject({ mount: Mount.default('routes'), signature: Signature.optional() }),
    encoding: 'gzip',
    answer: single(Release),
    status: 201,
    summary:
      'Stores a build: a tar.gz of its folder with `release.json`, checked file by file; it is not active yet. The same version twice is refused (409). `signature`: ed25519 over the bytes of the archive, in base64url; needed once the remote has a signing key',
  }),
  check: endpoint({
    name: 'release.check',
    method: 'POST',
    path: 'release/check',
    access: 'team',
    needs: { releases: 'all' },
    cost: 'counted',
    query: z.strictObject({ mount: Mount.default('routes') }),
    encoding: 'gzip',
    answer: single(ReleaseCheck),
    summary:
      'What publishing this build would answer, without storing it: refused alike, and whether this shell can run it',
  }),
  activate: endpoint({
    name: 'release.activate',
    method: 'PUT',
    path: 'release/activate',
    access: 'team',
    needs: { releases: 'all' },
    fresh: true,
    idIn: 'query',
    query: z.strictObject({ whenItFits: QueryFlag.default(false) }),
    answer: changed,
    summary:
      'Makes a published version everybody’s; the one before becomes the last known good. With `whenItFits` a version that this shell cannot run waits for one that can',
  }),
  rollback: endpoint({
    name: 'release.rollback',
    method: 'PUT',
    path: 'release/rollback',
    access: 'team',
    needs: { releases: 'all' },
    fresh: true,
    query: remoteQuery,
    answer: changed,
    summary:
      'Ends a rollout while there is one; otherwise makes the version active that was so before. Refused (409) when there is none',
  }),
  rollout: endpoint({
    name: 'release.rollout',
    method: 'PUT',
    path: 'release/rollout',
    access: 'team',
    needs: { releases: 'all' },
    fresh: true,
    idIn: 'query',
    query: z.strictObject({
      percent: z.coerce.number().min(0).max(100),
      /** Emails of admins who get it whatever the share, separated by commas. */
      people: z.string().max(2_000).default(''),
    }),
    answer: changed,
    summary:
      'Gives a version to named admins and to so many of a hundred others, always the same ones; 0 without names ends it',
  }),
  revoke: endpoint({
    name: 'release.revoke',
    method: 'PUT',
    path: 'release/revoke',
    access: 'admin',
    needs: { releases: 'all' },
    fresh: true,
    idIn: 'query',
    body: z.strictObject({ reason: text(300) }),
    answer: changed,
    summary:
      'Takes a version away from everybody, for good. Where it was active, the last known good one takes its place, or nothing does',
  }),
  disable: endpoint({
    name: 'release.disable',
    method: 'PUT',
    path: 'release/disable',
    access: 'team',
    needs: { releases: 'all' },
    fresh: true,
    query: remoteQuery.extend({ disabled: QueryFlag.default(true) }),
    answer: changed,
    summary:
      'The kill switch: no page loads the remote until an admin sends `disabled=false`; a team’s token that may activate switches its own remote off',
  }),
  remotes: endpoint({
    name: 'release.remotes',
    method: 'GET',
    path: 'release/remotes',
    access: 'admin',
    needs: { releases: 'view' },
    answer: single(z.array(ReleasedRemote)),
    summary: 'All remotes with what runs, by id',
  }),
  list: endpoint({
    name: 'release.list',
    method: 'GET',
    path: 'release/get',
    access: 'team',
    needs: { releases: 'view' },
    query: PageQuery.extend({ remote: RemoteId }),
    answer: pageOf(Release),
    summary: 'The versions of a remote, latest first',
  }),
  archive: endpoint({
    name: 'release.archive',
    method: 'GET',
    path: 'release/getArchive',
    access: 'team',
    needs: { releases: 'view' },
    cost: 'counted',
    idIn: 'query',
    answer: Bytes,
    produces: ['application/gzip'],
    summary:
      'The archive of a version as it was published, to publish it in another installation; `Repr-Digest` has its SHA-256, `X-Signature` its signature. Refused (409) for a revoked one',
  }),
  deprecatedUses: endpoint({
    name: 'release.deprecatedUses',
    method: 'GET',
    path: 'release/getDeprecatedUses',
    access: 'team',
    needs: { releases: 'view' },
    query: z.strictObject({ remote: RemoteId.optional() }),
    answer: single(z.array(DeprecatedUse)),
    summary:
      'Which versions of remotes still use what the API has deprecated: at most 200, what ends first first. A release token reads those of its remote',
  }),
  report: endpoint({
    name: 'release.report',
    method: 'POST',
    path: 'release/report',
    access: 'admin',
    needs: 'account',
    body: RemoteReport,
    answer: single(z.object({ kept: z.boolean() })),
    status: 201,
    summary: 'A shell tells of a remote that it started, or that failed',
  }),
  reports: endpoint({
    name: 'release.reports',
    method: 'GET',
    path: 'release/getReports',
    access: 'admin',
    needs: { releases: 'view' },
    query: PageQuery.extend({ remote: RemoteId, version: Version.optional() }),
    answer: pageOf(StoredReport),
    summary: 'The failures that shells reported, latest first; they are kept for 30 days',
  }),
  tokens: endpoint({
    name: 'release.tokens',
    method: 'GET',
    path: 'release/tokens',
    access: 'admin',
    needs: { releases: 'view' },
    query: PageQuery.extend({ remote: RemoteId.optional() }),
    answer: pageOf(ReleaseToken),
    summary: 'The release tokens, the revoked ones last; never their texts',
  }),
  addToken: endpoint({
    name: 'release.addToken',
    method: 'POST',
    path: 'release/addToken',
    access: 'admin',
    needs: { releases: 'all' },
    fresh: true,
    body: z.strictObject({
      remote: RemoteId,
      label: text(60),
      days: z.int().min(1).max(tokenDays.max).default(tokenDays.usual),
      mayActivate: z.boolean().default(false),
    }),
    answer: single(ReleaseToken.extend({ token: z.string() })),
    status: 201,
    summary: 'Makes a release token; its text is answered here and nowhere else',
  }),
  revokeToken: endpoint({
    name: 'release.revokeToken',
    method: 'DELETE',
    path: 'release/revokeToken',
    access: 'admin',
    needs: { releases: 'all' },
    fresh: true,
    idIn: 'query',
    answer: single(ReleaseToken),
    summary: 'Ends a release token at once',
  }),
  ...signingKeyEndpoints,
  ...releaseSettingsEndpoints,
} as const;
