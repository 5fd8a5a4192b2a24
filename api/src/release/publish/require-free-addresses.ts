import type { FieldError } from 'contract';
import {
  addressOwner,
  patternsMeet,
  type ReleaseDocument,
  type RemoteManifest,
} from 'contract/release';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { ApiProblem, worded } from '../../kernel/problem';
import { siteScope } from '../../repository/slugs';

/**
 * Refuses addresses of the shell, the site or another remote.
 *
 * @throws ApiProblem `duplicate` that names the owner
 */
export async function requireFreeAddresses(work: Work, document: ReleaseDocument): Promise<void> {
  const { patterns } = document;
  if (patterns.length === 0) return;
  const errors = patterns
    .map((pattern) => ({ pattern, owner: addressOwner(pattern) }))
    .flatMap(({ pattern, owner }) => (owner === undefined ? [] : taken(document, pattern, owner)));
  if (errors.length === 0) {
    errors.push(...(await takenByRemotes(work, document)), ...(await takenBySlugs(work, document)));
  }
  if (errors.length === 0) return;
  const detail = errors.map(({ message }) => message).join(' ');
  throw new ApiProblem('duplicate', detail, errors);
}

async function takenByRemotes(work: Work, document: ReleaseDocument): Promise<FieldError[]> {
  const { rows } = await sql<{ title: string; patterns: RemoteManifest['patterns'] }>`
    select document ->> 'title' as title, document -> 'patterns' as patterns from remote
    where _id <> ${document.id} and active_version is not null
    union all
    select remote.document ->> 'title', release.document -> 'patterns'
    from remote join release on release.remote = remote._id
      and release.version = remote.rollout ->> 'version'
    where remote._id <> ${document.id}`.execute(work);
  return document.patterns.flatMap((pattern) => {
    const owner = rows.find(({ patterns }) =>
      patterns.some((other) => patternsMeet(pattern, other)),
    );
    return owner === undefined ? [] : taken(document, pattern, `the remote “${owner.title}”`);
  });
}

/** Conflicts with top-level pages of the site, which would become unreachable. */
async function takenBySlugs(work: Work, document: ReleaseDocument): Promise<FieldError[]> {
  const firsts = [...new Set(document.patterns.map(firstSegment))];
  const { rows } = await sql<{ slug: string }>`
    select slug from slug
    where scope = ${siteScope} and slug in (${sql.join(firsts)}) and is_current`.execute(work);
  const slugs = new Set(rows.map(({ slug }) => slug));
  return document.patterns
    .filter((pattern) => slugs.has(firstSegment(pattern)))
    .flatMap((pattern) => taken(document, pattern, 'a page of the public site'));
}

function firstSegment(pattern: string): string {
  return pattern.split('/')[1] ?? '';
}

function taken({ patterns }: ReleaseDocument, pattern: string, owner: string): FieldError[] {
  const path = `patterns.${patterns.indexOf(pattern)}`;
  return [{ path, ...worded`${{ pattern }} is an address of ${{ owner }}.` }];
}
