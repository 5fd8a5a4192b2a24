import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { followRemoval } from '../focus/follow-removal';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { token } from '../tokens/token';
import { clearedFilters } from './cleared-filters';
import { FilterField, FilterLookProvider } from './filter-field';
import { groupPatch } from './use-grouped-list';

const Line = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  margin: 0 0 ${token.space[3]};
  padding: 0;
  border: 0;

  &:focus {
    outline: none;
  }
  /* What groups controls in the toolbar has no say here. */
  & > div {
    display: contents;
  }
  & span > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

interface ActiveFiltersProps<R extends AnyResource> {
  list: ResourceList<R>;
  Filters: ComponentType<{ list: ResourceList<R> }> | undefined;
  /** The one group that the list is narrowed to. */
  narrowedTo: NarrowedTo | undefined;
}

interface NarrowedTo {
  label: string;
  /** Undefined until it is read. */
  name: string | undefined;
}

/** Chips that remove the active filters; renders nothing without any. */
export function ActiveFilters<R extends AnyResource>({
  list,
  Filters,
  narrowedTo,
}: ActiveFiltersProps<R>) {
  const { filters } = list.state;
  if (Filters === undefined || Object.keys(filters).length === 0) return null;
  return (
    <Line
      aria-label={t`Active filters`}
      tabIndex={-1}
      onClickCapture={({ target }) => {
        if (target instanceof HTMLElement) followRemoval(target.closest('button') ?? target);
      }}
    >
      <FilterLookProvider value="chip">
        <Filters list={list} />
        {narrowedTo === undefined ? null : (
          <FilterField
            label={narrowedTo.label}
            text={narrowedTo.name ?? '…'}
            onClear={() => list.change(groupPatch<R>(undefined))}
          />
        )}
      </FilterLookProvider>
      <Button
        variant="link"
        size="sm"
        onClick={() => list.change({ filters: clearedFilters(filters) })}
      >
        {t`Clear all`}
      </Button>
    </Line>
  );
}
