import { t } from '@lingui/core/macro';
import type { blogs } from 'contract/content';
import { Navigate } from 'react-router-dom';
import { Pagination } from 'shared-ui';
import { type ResourceList } from 'shared-ui/resource';
import { FootFrame, FootPages, numberText } from 'shared-ui/table';

interface CardsFootProps {
  list: ResourceList<typeof blogs>;
}

/** The number of posts and pagination; a page past the end redirects to the last one. */
export function CardsFoot({ list }: CardsFootProps) {
  const { content, state } = list;
  if (content.status !== 'ready' || content.total === 0) return null;
  const { rows, total } = content;
  const { page, pageSize } = state;
  const pageCount = Math.ceil(total / pageSize);
  const hrefOf = (target: number) => list.hrefOf({ page: target });
  if (page > pageCount) return <Navigate to={hrefOf(pageCount)} replace />;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(first + rows.length - 1, total);
  return (
    <FootFrame>
      <output>
        {t`${{ first: numberText(first) }}–${{ last: numberText(last) }} of ${{ total: numberText(total) }}`}
      </output>
      <FootPages>
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} label={t`Pages of posts`} />
      </FootPages>
    </FootFrame>
  );
}
