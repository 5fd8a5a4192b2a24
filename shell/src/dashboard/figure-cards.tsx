import { t } from '@lingui/core/macro';
import { countryName } from 'contract';
import type { Dashboard } from 'contract/staff';
import { Link } from 'react-router-dom';
import { breakpoint, Card, focusRing, statusShade, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { useListHref } from '../navigation/use-record-pages';
import { ChartBox, DayChart, PartsBarChart, PartsDonut } from './charts';
import { cameWithin } from './chosen-period';
import { BarList, FigureList } from 'shared-ui/resource';
import { WorldMap } from './world-map';

const None = styled.p`
  color: ${token.color.textMuted};
`;

interface FiguresProps {
  readonly dashboard: Dashboard;
}

/** Returns the address of the period's inquiries with a filter. */
function useInquiries({ period }: Dashboard) {
  const listHref = useListHref();
  return (filter: Record<string, string> = {}) =>
    listHref('inquiry', { ...cameWithin(period), ...filter });
}

export function DaysCard({ dashboard }: FiguresProps) {
  const { byDay, outcome } = dashboard;
  const all = useInquiries(dashboard)();
  return (
    <Card
      title={t`Inquiries by day`}
      actions={
        all === undefined ? undefined : (
          <Link to={all}>{t`All ${{ total: numberText(outcome.total) }}`}</Link>
        )
      }
    >
      {outcome.total === 0 ? (
        <None>{t`None in this period.`}</None>
      ) : (
        <ChartBox height="15rem">
          <DayChart days={byDay} />
        </ChartBox>
      )}
    </Card>
  );
}

export function StatusCard({ dashboard }: FiguresProps) {
  const inquiries = useInquiries(dashboard);
  const parts = dashboard.byStatus.map(({ _id, name, color, count }) => ({
    key: _id,
    label: name,
    count,
    color: statusShade(color, 'mark'),
    to: inquiries({ statusId: _id }),
  }));
  return (
    <Card title={t`By status`}>
      <ChartBox height="12.5rem">
        <PartsBarChart parts={parts} />
      </ChartBox>
      <FigureList items={parts} />
    </Card>
  );
}

const sourceColors = ['purple', 'teal', 'amber', 'blue', 'orange', 'green', 'red', 'gray'] as const;

export function SourceCard({ dashboard }: FiguresProps) {
  const inquiries = useInquiries(dashboard);
  const parts = dashboard.bySource.map(({ _id, name, count }, place) => ({
    key: _id ?? 'none',
    label: name ?? t`Source not known`,
    count,
    color: statusShade(sourceColors[place % sourceColors.length] ?? 'gray', 'mark'),
    to: _id === null ? undefined : inquiries({ sourceId: _id }),
  }));
  return (
    <Card
      title={t`By source`}
      description={parts.length === 0 ? t`None in this period.` : undefined}
    >
      {parts.length === 0 ? null : (
        <ChartBox height="12.5rem">
          <PartsDonut parts={parts} />
        </ChartBox>
      )}
      <FigureList items={parts} />
    </Card>
  );
}

const Countries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(14rem, 1fr);
  align-items: center;
  gap: ${token.space[6]};

  & summary {
    min-height: 1.75rem;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    cursor: pointer;
    ${focusRing}
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const maxCountries = 8;

export function CountryCard({ dashboard }: FiguresProps) {
  const inquiries = useInquiries(dashboard);
  const { byCountry } = dashboard;
  const items = byCountry.map(({ country, count }) => ({
    key: country ?? 'none',
    label: country === null ? t`Country not given` : countryName(country),
    count,
    to: country === null ? undefined : inquiries({ country }),
  }));
  const rest = items.slice(maxCountries);
  return (
    <Card title={t`Where they come from`}>
      <Countries>
        <ChartBox height="9rem">
          <WorldMap counts={byCountry} />
        </ChartBox>
        <div>
          <FigureList items={items.slice(0, maxCountries)} />
          {rest.length === 0 ? null : (
            <details>
              <summary>
                {rest.length === 1
                  ? t`One more country`
                  : t`${{ count: rest.length }} more countries`}
              </summary>
              <FigureList items={rest} />
            </details>
          )}
        </div>
      </Countries>
    </Card>
  );
}

export function TopChemicalsCard({ dashboard }: FiguresProps) {
  const inquiries = useInquiries(dashboard);
  const { topChemicals } = dashboard;
  const items = topChemicals.map(({ _id, name, casNumber, count }) => ({
    key: _id,
    label: casNumber === null ? name : `${name} (${casNumber})`,
    count,
    to: inquiries({ chemicalId: _id }),
  }));
  return (
    <Card
      title={t`Most asked for`}
      description={items.length === 0 ? t`None in this period.` : undefined}
    >
      <BarList items={items} />
    </Card>
  );
}
