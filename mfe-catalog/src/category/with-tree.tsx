import { t } from '@lingui/core/macro';
import type { Category } from 'contract/catalog';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { useCategoryTree } from '../common/use-category-tree';

const Lines = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface WithTreeProps {
  children: (tree: readonly Category[]) => ReactNode;
}

/** A form that needs to know the whole tree first. */
export function WithTree({ children }: WithTreeProps) {
  const { data, error, refetch } = useCategoryTree();
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <ErrorState title={t`The categories could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <Lines aria-busy="true">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="8rem" />
    </Lines>
  );
}
