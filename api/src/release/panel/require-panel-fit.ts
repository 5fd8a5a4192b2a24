import { pageContract, panelId, ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { invalid } from '../../repository/parse-input';
import { refused } from '../in-turn';
import { lackedBy } from '../publish/require-runnable';
import { offerOf } from './panel-builds';

/**
 * Refuses a build of the panel that this server cannot make a page for, or that a running remote cannot run in, unless a
 * version of that remote waits for it.
 *
 * @throws ApiProblem `invalid` or `in-use`, which names the remotes
 */
export async function requirePanelFit(work: Work, document: ReleaseDocument): Promise<void> {
  const { panel } = document;
  if (panel?.pageContract !== pageContract) {
    const message = `This server makes pages of contract ${pageContract}`;
    throw invalid([{ path: 'panel.pageContract', message }]);
  }
  const { rows } = await sql<{ title: string; documents: readonly unknown[] }>`
    select remote.document ->> 'title' as title, (
      select jsonb_agg(release.document order by release.version = remote.active_version desc)
      from release where release.remote = remote._id
        and release.version in (remote.active_version, remote.waiting_version)
    ) as documents
    from remote where _id <> ${panelId} and active_version is not null and not is_disabled
    order by _id`.execute(work);
  const offer = offerOf(document);
  const stopped = rows.flatMap(({ title, documents }) => {
    const lacks = documents.map((one) => lackedBy(offer, ReleaseDocument.parse(one)));
    const [first] = lacks;
    return lacks.every((one) => one.length > 0) ? [`${title}: it ${first?.[0] ?? ''}`] : [];
  });
  if (stopped.length === 0) return;
  throw refused(
    `With this panel, remotes would stop. ${stopped.join('. ')}. Publish versions of them that run in it: they wait for it.`,
  );
}
