import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminEndpoints, LoginAnswer } from 'contract/staff';
import {
  chooseVersion,
  readRegistry,
  type RegistryRemote,
  type Release,
  releaseEndpoints,
  rolloutBucket,
} from 'contract/release';
import { adminHrefs } from '../support/admin-hrefs';
import { type Releases, expect, test } from '../support/release-gateway';
import { cratesOf } from '../support/release-pages';
import type { StaffApi } from '../support/staff-api';
import { holdToken } from '../support/test';
import { unique } from '../support/unique';

test('a rollout of 50 % reaches 40 to 60 % of 200 admins, always the same ones, and a growing share only adds', async ({
  releases,
  crates,
}, { annotations }) => {
  const { first, second } = crates;
  await crates.run(first, second);
  const reached = async (percent: number, ids: readonly string[]) => {
    await rollOut(releases, second.release._id, percent);
    const remote = await readRemote(releases, crates.id);
    return ids.filter((id) => chooseVersion(remote, id)?.version === second.version);
  };
  // One draw of 200 leaves the bounds in 1 of 200 cases; the median of ten draws practically never does.
  const draws = Array.from({ length: 10 }, () => Array.from({ length: 200 }, () => randomUUID()));
  const shares: number[] = [];
  for (const ids of draws) {
    const half = await reached(50, ids);
    shares.push(half.length / 2);
    expect(await reached(50, ids)).toEqual(half);
  }
  annotations.push({ type: 'shares', description: shares.join(' %, ') });
  const middle = shares.toSorted((one, other) => one - other)[5] ?? 0;
  expect(middle).toBeGreaterThanOrEqual(40);
  expect(middle).toBeLessThanOrEqual(60);

  const [ids = []] = draws;
  const half = await reached(50, ids);
  const more = await reached(80, ids);
  expect(more.length).toBeGreaterThan(half.length);
  expect(more).toEqual(expect.arrayContaining(half));
  expect(await reached(0, ids)).toEqual([]);
});

test('an admin inside of a rollout sees the new version, one outside the active one', async ({
  releases,
  crates,
  edge,
  browser,
  request,
}) => {
  const { first, second } = crates;
  await crates.run(first, second);
  // The salt persists when the share changes; it determines the buckets of the two admins.
  await rollOut(releases, second.release._id, 1);
  const { rollout } = await readRemote(releases, crates.id);
  const bucketOf = ({ id }: Admin) => rolloutBucket(id, rollout?.salt ?? '');
  const one = await addAdmin(releases.api, request);
  let other = await addAdmin(releases.api, request);
  while (bucketOf(other) === bucketOf(one)) other = await addAdmin(releases.api, request);
  const [inside, outside] = bucketOf(one) < bucketOf(other) ? [one, other] : [other, one];
  const percent = bucketOf(outside);
  await rollOut(releases, second.release._id, percent);
  await expect.poll(() => releases.sent(crates.id)).toMatchObject({ rollout: { percent } });

  for (const { admin, edition } of [
    { admin: inside, edition: second },
    { admin: outside, edition: first },
  ]) {
    edge.clear();
    const context = await browser.newContext({ baseURL: releases.url });
    await holdToken(context, admin.token);
    const page = await context.newPage();
    await page.goto(adminHrefs.crates);
    await expect(cratesOf(page, edition.name)).toBeVisible();
    expect(edge.paths(crates.files)).toContain(edition.page);
    await context.close();
  }
  expect(edge.paths(crates.files)).not.toContain(second.entry);
});

interface Admin {
  readonly id: string;
  readonly token: string;
}

async function addAdmin({ call }: StaffApi, request: APIRequestContext): Promise<Admin> {
  const login = { email: `${unique()}@example.com`, password: 'correct horse battery staple' };
  const names = { firstname: 'Ann', lastname: 'Beyer' };
  await call(adminEndpoints.register, { body: { ...names, ...login } });
  const answer = await request.post(`/api/${adminEndpoints.login.path}`, { data: login });
  const { token, admin } = LoginAnswer.parse(await answer.json());
  return { id: admin._id, token };
}

async function rollOut({ api }: Releases, id: Release['_id'], percent: number): Promise<void> {
  await api.call(releaseEndpoints.rollout, { id, query: { percent } });
}

async function readRemote({ api }: Releases, id: string): Promise<RegistryRemote> {
  const { remotes } = await api.call(readRegistry, {});
  const remote = remotes.find((one) => one.id === id);
  if (remote === undefined) throw new Error(`${id} is not in the registry`);
  return remote;
}
