import { inSentence } from '../i18n/words';
import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { OrderHead } from '../order/order-head';
import { Checkbox } from '../parts/checkbox/checkbox';
import { Select } from '../parts/select/select';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { token } from '../tokens/token';
import { groupOptions, noGroups } from './group-options';
import type { DataTable } from './use-data-table';
import { groupPatch } from './use-grouped-list';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[3]};
  margin-bottom: ${token.space[2]};
  padding-inline-start: 0.8125rem;

  & > span {
    display: flex;
    align-items: center;
  }
  & > [role='combobox'] {
    width: auto;
    max-width: 16rem;
  }
`;

interface ListRowsHeadProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
}

/** The functions of a table's head: select all rows of the page, and sort. */
export function ListRowsHead<R extends AnyResource>({ list, data }: ListRowsHeadProps<R>) {
  const { table, columns } = data;
  const isSome = table.getIsSomePageRowsSelected();
  const options = columns.flatMap(({ sort, label }) => {
    if (sort === undefined) return [];
    return [
      { value: sort, label: t`${label}, ascending` },
      { value: `-${sort}`, label: t`${label}, descending` },
    ];
  });
  const groups = groupOptions(list, columns).map(({ value, label }) => ({
    value,
    label: value === noGroups ? label : t`By ${{ label: inSentence(label) }}`,
  }));
  const isListed = options.some(({ value }) => value === list.state.sort);
  return (
    <Line>
      <span>
        <OrderHead />
        <Checkbox
          aria-label={t`Select all rows of this page`}
          checked={isSome ? 'indeterminate' : table.getIsAllPageRowsSelected()}
          onCheckedChange={() => table.toggleAllPageRowsSelected(!table.getIsAllPageRowsSelected())}
        />
      </span>
      {groups.length === 0 ? null : (
        <Select
          aria-label={t`Group by`}
          options={groups}
          value={list.state.group ?? noGroups}
          onValueChange={(by) => list.change(groupPatch<R>(by === noGroups ? undefined : by))}
        />
      )}
      {options.length === 0 ? null : (
        <Select
          aria-label={t`Order`}
          placeholder={t`Order`}
          options={options}
          value={isListed ? list.state.sort : undefined}
          onValueChange={(sort) => list.change({ sort })}
        />
      )}
    </Line>
  );
}
