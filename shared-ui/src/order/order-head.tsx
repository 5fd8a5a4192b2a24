import { t } from '@lingui/core/macro';
import { ArrowDown01 } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../parts/icon-button/icon-button';
import { Tooltip } from '../parts/tooltip/tooltip';
import { token } from '../tokens/token';
import { useListOrder } from './list-order-context';

/* As wide as the handles below. */
const RowNumber = styled.span`
  display: inline-block;
  width: 1.5rem;
  margin-inline-end: ${token.space[1]};
  vertical-align: middle;

  & > button {
    width: 100%;
  }
`;

/** Above the handles of an ordered list: restores its own order when it is sorted otherwise. */
export function OrderHead() {
  const order = useListOrder();
  if (order === undefined) return null;
  const { restore } = order;
  return (
    <RowNumber>
      {restore === undefined ? null : (
        <Tooltip content="Show in its own order">
          <IconButton label={t`Show in its own order`} size="sm" onClick={restore}>
            <ArrowDown01 />
          </IconButton>
        </Tooltip>
      )}
    </RowNumber>
  );
}
