import { t } from '@lingui/core/macro';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState, token } from 'shared-ui';
import { RowList } from 'shared-ui/table';
import styled from 'styled-components';
import { useAddress } from 'shared-ui/resource';
import { PageFoot } from '../common/page-foot';
import { QueryContent } from 'shared-ui/resource';
import type { Addressee } from './addresses';
import type { TraderSide } from './use-traders';

const List = styled(RowList)`
  margin-top: ${token.space[2]};

  & > li {
    padding: ${token.space[3]} ${token.space[4]};
  }
  & > li:not(:last-child) {
    border-bottom: 1px solid ${token.color.border};
  }
`;

interface TraderListProps<Row extends Addressee> {
  side: TraderSide<Row>;
  /** The text of the empty state. */
  emptyText: string;
  /** Renders one row. */
  children: (row: Row) => ReactNode;
}

/** The suppliers or customers of a chemical. */
export function TraderList<Row extends Addressee>(props: TraderListProps<Row>) {
  const { side, emptyText, children } = props;
  const { many } = side.resource.label;
  const address = useAddress();
  return (
    <QueryContent query={side.query} failed={t`The ${many} could not be loaded`}>
      {(page) =>
        page.total === 0 ? (
          <EmptyState title={t`No ${many}`} icon={<UsersRound />}>
            {emptyText}
          </EmptyState>
        ) : (
          <>
            <List aria-label={t`The ${many} of this chemical`}>
              {page.data.map((row) => (
                <li key={row._id}>{children(row)}</li>
              ))}
            </List>
            <PageFoot
              list={page}
              address={address}
              name={side.pageName}
              label={t`Pages of ${many}`}
            />
          </>
        )
      }
    </QueryContent>
  );
}
