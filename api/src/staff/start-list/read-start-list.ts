import { type AreaNeeds, builtInRoles, StartItem, type StartList } from 'contract/staff';
import { type RawBuilder, sql } from 'kysely';
import { isPermitted } from '../../kernel/permission';
import type { Viewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { secondPersonSetting } from '../../release/settings';
import { isWrittenPolicy } from '../../content/written-policy';
import { hasFactor } from '../../account/second-factor-required';

interface ItemRule {
  /** What one needs to see to it. */
  readonly needs: AreaNeeds;
  /** Where its rows are, of which one is enough. */
  readonly rows: RawBuilder<unknown>;
}

const rules: Readonly<Record<StartItem, ItemRule>> = {
  company: { needs: { settings: 'edit' }, rows: sql`company where name is not null` },
  logo: {
    needs: { website: 'edit' },
    rows: sql`company_logo where active and deleted_at is null`,
  },
  contact: { needs: { website: 'edit' }, rows: sql`contact_info where deleted_at is null` },
  'mail-server': {
    needs: { settings: 'edit' },
    rows: sql`smtp join smtp_state on smtp_id = _id
      where deleted_at is null and is_default and tested_at is not null
        and exists (select from smtp as other where other.deleted_at is null and other.sends_account_links)`,
  },
  category: { needs: { chemicals: 'edit' }, rows: sql`category where deleted_at is null` },
  chemical: { needs: { chemicals: 'all' }, rows: sql`chemical where deleted_at is null` },
  menu: { needs: { website: 'edit' }, rows: sql`menu_item where deleted_at is null` },
  legal: {
    needs: { website: 'edit' },
    rows: sql`(select 1 where not exists (
      select from policy where not ${isWrittenPolicy(sql.ref('policy.content'))})) as written`,
  },
  'second-factor': {
    needs: { staff: 'all' },
    rows: sql`(select 1 where not exists (
      select from admin join role on role._id = admin.role_id
      where admin.deleted_at is null and role._id = ${builtInRoles.owner._id}
        and not ${hasFactor})) as owners`,
  },
  colleague: {
    needs: { staff: 'edit' },
    rows: sql`(select 1 from account_link where kind = 'invitation' union all
      (select 1 from admin where deleted_at is null offset 1)) as person`,
  },
  'second-person': {
    needs: { releases: 'all' },
    rows: sql`setting where key = ${secondPersonSetting} and value = 'true'`,
  },
  live: {
    needs: { chemicals: 'all' },
    rows: sql`chemical where status = 'published' and deleted_at is null`,
  },
  answer: {
    needs: { inquiries: 'edit', customers: 'view', email: 'all' },
    rows: sql`email join email_batch on email_batch._id = batch_id
      where inquiry_id is not null and admin_id is not null`,
  },
};

interface OpenList {
  readonly done: Readonly<Partial<Record<StartItem, boolean>>>;
  readonly skipped: readonly StartItem[];
}

/** The items that the viewer may see to, in one statement; none once the list is closed. */
export async function readStartList(database: Database, viewer: Viewer): Promise<StartList> {
  const items = StartItem.options.filter((item) => isPermitted(viewer, rules[item].needs));
  const done = items.map((item) => sql`${item}::text, exists (select 1 from ${rules[item].rows})`);
  const { rows } = await sql<OpenList>`
    select jsonb_build_object(${sql.join(done)}) as done, skipped
    from start_list where closed_at is null`.execute(database);
  const [open] = rows;
  if (open === undefined) return { items: [] };
  const isDone = (item: StartItem) => open.done[item] ?? false;
  return {
    items: items.map((item) => {
      return {
        item,
        isDone: isDone(item),
        isSkipped: !isDone(item) && open.skipped.includes(item),
      };
    }),
  };
}
