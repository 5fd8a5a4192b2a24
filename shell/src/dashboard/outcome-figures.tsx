import { plural, t } from '@lingui/core/macro';
import { localFormat } from 'contract';
import type { Dashboard } from 'contract/staff';
import { token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { useListHref } from '../navigation/use-record-pages';
import { cameWithin, daysIn } from './chosen-period';
import { FigureLink } from './figure-link';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${token.space[4]};
`;

const percents = localFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** The number of inquiries, their outcomes, and a comparison with the previous period. */
export function OutcomeFigures({ dashboard }: { readonly dashboard: Dashboard }) {
  const { outcome, before, period, chemicals } = dashboard;
  const listHref = useListHref();
  const inquiries = (filters: Record<string, string> = {}) =>
    listHref('inquiry', { ...cameWithin(period), ...filters });
  const previous = (value: string) =>
    t`${value} in previous ${plural(daysIn(period), { one: '# day', other: '# days' })}`;
  const hasChemicals = chemicals.published + chemicals.draft > 0;
  const figures = [
    { label: t`Inquiries`, key: 'total', to: inquiries() },
    { label: t`Open`, key: 'open', to: inquiries({ statusKind: 'open' }) },
    { label: t`Won`, key: 'won', to: inquiries({ statusKind: 'won' }) },
    { label: t`Lost`, key: 'lost', to: inquiries({ statusKind: 'lost' }) },
  ] as const;
  return (
    <Figures>
      {figures.map(({ label, key, to }) => (
        <FigureLink
          key={key}
          label={label}
          value={numberText(outcome[key])}
          trend={trendText(outcome[key], before[key])}
          note={previous(numberText(before[key]))}
          to={to}
        />
      ))}
      <FigureLink
        label={t`Win rate`}
        value={rateText(outcome.rate)}
        note={before.rate === null ? t`of those won or lost` : previous(rateText(before.rate))}
        to={inquiries({ statusKind: 'won' })}
      />
      <FigureLink
        label={t`Published chemicals`}
        value={numberText(chemicals.published)}
        note={
          hasChemicals
            ? t`${{ draft: numberText(chemicals.draft) }} in draft`
            : t`Import a list to begin`
        }
        to={listHref('chemical', hasChemicals ? { status: 'published' } : {})}
      />
    </Figures>
  );
}

function rateText(rate: number | null): string {
  return rate === null ? '–' : percents().format(rate);
}

/** `▲ 24%`; undefined when there is nothing to compare with. */
function trendText(now: number, before: number): string | undefined {
  if (before === 0 || now === before) return undefined;
  return `${now > before ? '▲' : '▼'} ${percents().format(Math.abs(now - before) / before)}`;
}
