import type { FieldError } from 'contract';
import { NavGroup, type ReleaseDocument } from 'contract/release';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Work } from '../../db/database';
import { ApiProblem } from '../../kernel/problem';

const Groups = z.array(NavGroup);

/**
 * A remote may add entries to another remote's menu group. The entry with the lowest order sets the group's position
 * and icon, so a lower one would take the group over.
 *
 * @throws ApiProblem `duplicate` that names the group's owner
 */
export async function requireOwnMenu(work: Work, { id, nav }: ReleaseDocument): Promise<void> {
  const { rows } = await sql<{ title: string; nav: unknown }>`
    select document ->> 'title' as title, document -> 'nav' as nav from remote
    where _id <> ${id} and active_version is not null`.execute(work);
  const others = rows.flatMap(({ title, nav: groups }) =>
    Groups.parse(groups).map((group) => ({ title, ...group })),
  );
  const errors = nav.flatMap(({ group, parent, order }, index): FieldError[] => {
    const owner = others
      .filter((other) => other.group === group && other.parent === parent)
      .toSorted((one, other) => one.order - other.order)[0];
    if (!owner || order >= owner.order) return [];
    const message = `The group “${group}” of the remote “${owner.title}” has order ${owner.order}. Use that order or a higher one.`;
    return [{ path: `nav.${index}.order`, message }];
  });
  if (errors.length === 0) return;
  throw new ApiProblem('duplicate', errors.map(({ message }) => message).join(' '), errors);
}
