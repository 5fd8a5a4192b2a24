import { t } from '@lingui/core/macro';
import type { Money } from 'contract/inquiry';
import { Link } from 'react-router-dom';
import { breakpoint, busyList, Card, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { useAddress } from 'shared-ui/resource';
import styled from 'styled-components';
import { reportHref } from '../routes';
import { GroupTable, lossColumns, worthColumns } from './group-table';
import { periodIn, type PeriodQuery } from './money-address';
import { MoneyFigureRow } from './money-figures';
import { PeriodChoice } from './period-choice';
import { useMoney } from './use-money';

const Content = styled.div`
  display: grid;
  gap: ${token.space[5]};
  ${busyList}
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[5]} ${token.space[8]};

  @media (width < ${breakpoint.wide}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[4]};

  & > div {
    width: 10rem;
    max-width: 100%;
  }
  & > a {
    padding-bottom: ${token.space[2]};
  }
`;

/** Parameters of the dashboard's address that are the panel's own. */
const names = { period: 'money', from: 'moneyFrom', until: 'moneyUntil' } as const;

/** What open inquiries are worth, and what was won and lost: by person, chemical, country and reason. */
function MoneyPanel() {
  const { address, change } = useAddress();
  const own = Object.entries(names).map(([name, param]) => [name, address.get(param) ?? '']);
  const chosen = periodIn(new URLSearchParams(own));
  const { data, error, refetch, isPlaceholderData } = useMoney(chosen);
  const choose = ({ period, from, until }: PeriodQuery) =>
    change(
      {
        [names.period]: period === 'thisMonth' ? undefined : period,
        [names.from]: from,
        [names.until]: until,
      },
      { replace: true },
    );
  return (
    <Card
      title={t`Money`}
      description={t`Goods of the latest offers, without charges and tax.`}
      actions={
        <Actions>
          <Link to={reportHref({ ...chosen })}>{t({ message: 'Report', context: 'money' })}</Link>
          <PeriodChoice chosen={chosen} days={data?.period} onChoose={choose} />
        </Actions>
      }
    >
      {error === null ? null : (
        <ErrorState title={t`The money could not be counted`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null ? <Skeleton width="100%" height="16rem" /> : null}
      {data === undefined || error !== null ? null : (
        <Content aria-busy={isPlaceholderData}>
          <LoadedMoney money={data} />
        </Content>
      )}
    </Card>
  );
}

function LoadedMoney({ money }: { money: Money }) {
  const { open, won, wonBefore, lost, lacksRate } = money;
  const sums = [open, won, wonBefore, lost];
  if (sums.every(({ valued }) => valued === 0) && lacksRate.length === 0) {
    return (
      <p>
        {sums.every(({ count }) => count === 0)
          ? t`No inquiry is open, and none was won or lost in this period.`
          : t`No inquiry has a value yet. It comes from offers: make one on the page of an inquiry.`}
      </p>
    );
  }
  const worth = worthColumns(money);
  return (
    <>
      <MoneyFigureRow figures={money} />
      <Groups>
        <GroupTable by="assignee" groups={money.byAssignee} columns={worth} />
        {money.byChemical.data.length === 0 ? null : (
          <GroupTable by="chemical" groups={money.byChemical} columns={worth} />
        )}
        <GroupTable by="country" groups={money.byCountry} columns={worth} />
        {money.byLostReason.data.length === 0 ? (
          <p>{t`Nothing was lost in this period.`}</p>
        ) : (
          <GroupTable by="lostReason" groups={money.byLostReason} columns={lossColumns(money)} />
        )}
      </Groups>
    </>
  );
}

export { MoneyPanel as Component };
