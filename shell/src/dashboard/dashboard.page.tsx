import { t } from '@lingui/core/macro';
import { hourOf } from 'contract';
import type { Area, Dashboard } from 'contract/staff';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  breakpoint,
  busyList,
  ErrorState,
  PageHeader,
  Skeleton,
  token,
  useSlot,
  type Widget,
} from 'shared-ui';
import styled from 'styled-components';
import { meets, usePermissions } from 'shared-ui/client';
import { dayOf, useIsNarrow } from 'shared-ui/table';
import { useProfile } from '../profile/use-profile';
import { choiceOf, periodOf, queryOf } from './chosen-period';
import { DueStepsCard } from './due-steps-card';
import { CountryCard, DaysCard, SourceCard, StatusCard, TopChemicalsCard } from './figure-cards';
import { greetingAt } from './greeting';
import { OutcomeFigures } from './outcome-figures';
import { PeriodPicker } from './period-picker';
import { ProductInquiriesCard } from './product-inquiries-card';
import { StartListCard } from './start-list-card';
import { useDashboard } from './use-dashboard';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  margin-top: ${token.space[4]};

  @media (width < ${breakpoint.wide}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The last card fills its column, so that the columns end together. */
const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;

  & > :last-child {
    flex: 1;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Content = styled.div`
  ${busyList}
`;

/** The start page: follow-ups to do, and the inquiries of a period. */
function DashboardPage() {
  const { data: profile } = useProfile();
  const permissions = usePermissions();
  const sees = (...areas: Area[]) => areas.every((area) => meets(permissions, { [area]: 'view' }));
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const today = dayOf(now.getTime());
  const choice = choiceOf(query);
  const period = periodOf(choice, today);
  const widgets = useSlot('dashboard.card', {});
  const panels = useSlot('dashboard.panel', {});
  const { data, isError, error, isPlaceholderData, refetch } = useDashboard(period);
  const isNarrow = useIsNarrow();
  // On a phone the work of today comes first.
  const figures = data && sees('inquiries') ? <OutcomeFigures dashboard={data} /> : null;
  return (
    <>
      <PageHeader
        title={greetingAt(hourOf(now.getTime()), profile)}
        actions={
          <PeriodPicker
            choice={choice}
            period={period}
            today={today}
            onChoose={(chosen) => setQuery(queryOf(chosen), { replace: true })}
          />
        }
      />
      <StartListCard />
      {isError ? (
        <ErrorState title={t`The figures could not be loaded`} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : null}
      {data === undefined && !isError ? <Skeleton width="100%" height="30rem" /> : null}
      {data === undefined || isError ? null : (
        <Content aria-busy={isPlaceholderData}>
          {isNarrow ? null : figures}
          <Grid>
            {isNarrow ? null : <Panels panels={panels} />}
            <Stack>
              {sees('inquiries') ? (
                <DueStepsCard
                  followUps={data.followUps}
                  today={today}
                  isFirstRun={data.outcome.total + data.before.total === 0}
                />
              ) : null}
              {widgets.map(({ key, element }) => (
                <Fragment key={key}>{element}</Fragment>
              ))}
            </Stack>
            <Stack>
              {sees('inquiries', 'customers') ? (
                <ProductInquiriesCard productInquiries={data.productInquiries} />
              ) : null}
              {sees('inquiries', 'chemicals') ? <TopChemicalsCard dashboard={data} /> : null}
            </Stack>
            {isNarrow ? <Wide>{figures}</Wide> : null}
            {isNarrow ? <Panels panels={panels} /> : null}
            {sees('inquiries') ? <InquiryCards dashboard={data} /> : null}
          </Grid>
        </Content>
      )}
    </>
  );
}

function Panels({ panels }: { readonly panels: readonly Widget[] }) {
  return panels.map(({ key, element }) => <Wide key={key}>{element}</Wide>);
}

function InquiryCards({ dashboard }: { readonly dashboard: Dashboard }) {
  return (
    <>
      <Wide>
        <DaysCard dashboard={dashboard} />
      </Wide>
      <StatusCard dashboard={dashboard} />
      <SourceCard dashboard={dashboard} />
      <Wide>
        <CountryCard dashboard={dashboard} />
      </Wide>
    </>
  );
}

export { DashboardPage as Component };
