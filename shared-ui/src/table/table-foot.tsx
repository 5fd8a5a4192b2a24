import { pageSizes } from 'contract';
import { useId } from 'react';
import { Pagination } from '../parts/pagination/pagination';
import { Select } from '../parts/select/select';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { FootFrame, FootPages } from '../parts/pagination/foot-frame';
import { numberText } from '../text/format';

const sizeOptions = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

interface TableFootProps<R extends AnyResource> {
  list: ResourceList<R>;
  /** Whether there is pagination. */
  hasTools: boolean;
}

/** The total, the rows shown, and pagination. */
export function TableFoot<R extends AnyResource>({ list, hasTools }: TableFootProps<R>) {
  const label = useId();
  const { state, content } = list;
  if (content.status !== 'ready' || content.total === 0) return null;
  const { page, pageSize } = state;
  const last = Math.min(page * pageSize, content.total);
  const range = `${numberText((page - 1) * pageSize + 1)}–${numberText(last)}`;
  return (
    <FootFrame>
      <output>
        {range} of {numberText(content.total)}
      </output>
      {hasTools ? (
        <FootPages>
          <span id={label}>Rows</span>
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
