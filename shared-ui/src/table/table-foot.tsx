import { plural, t } from '@lingui/core/macro';
import { pageSizes } from 'contract';
import { useId } from 'react';
import { Pagination } from '../parts/pagination/pagination';
import { Select } from '../parts/select/select';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { FootFrame, FootPages } from '../parts/pagination/foot-frame';
import { countText, numberText } from '../text/format';
import type { Grouping } from './grouping';

const sizeOptions = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface TableFootProps<R extends AnyResource> {
  list: ResourceList<R>;
  /** Whether there is pagination. */
  hasTools: boolean;
  grouping: Grouping | undefined;
}

/** The total, the rows shown, and pagination. */
export function TableFoot<R extends AnyResource>({ list, hasTools, grouping }: TableFootProps<R>) {
  const label = useId();
  const { state, content } = list;
  if (content.status !== 'ready' || content.total === 0) return null;
  if (grouping !== undefined) return <GroupsFoot list={list} grouping={grouping} />;
  const { page, pageSize } = state;
  const last = Math.min(page * pageSize, content.total);
  const range = `${numberText((page - 1) * pageSize + 1)}–${numberText(last)}`;
  return (
    <FootFrame>
      <output>{t`${range} of ${{ total: numberText(content.total) }}`}</output>
      {hasTools ? (
        <FootPages>
          <span id={label}>{t`Rows`}</span>
          <Select
            aria-labelledby={label}
            options={sizeOptions}
            value={String(pageSize)}
            onValueChange={(size) => list.change({ pageSize: Number(size) })}
          />
          <Pagination
            page={page}
            pageCount={Math.ceil(content.total / pageSize)}
            hrefOf={(target) => list.hrefOf({ page: target })}
          />
        </FootPages>
      ) : null}
    </FootFrame>
  );
}

type GroupsFootProps<R extends AnyResource> = Pick<TableFootProps<R>, 'list'> & {
  grouping: Grouping;
};

/** The number of groups, and of all their records. */
function GroupsFoot<R extends AnyResource>({ list, grouping }: GroupsFootProps<R>) {
  const { groups, others } = grouping;
  const total = groups.reduce((sum, { count }) => sum + count, others);
  const counted = countText(total, list.resource.label);
  return (
    <FootFrame>
      <output>
        {others > 0
          ? t`${counted} in more than ${plural(groups.length, { one: '# group', other: '# groups' })}`
          : t`${counted} in ${plural(groups.length, { one: '# group', other: '# groups' })}`}
      </output>
    </FootFrame>
  );
}
