import { localFormat } from 'contract';
import type { Dashboard } from 'contract/staff';
import { token } from 'shared-ui';
import { countText, numberText } from 'shared-ui/table';
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
  const previous = `in previous ${countText(daysIn(period), { one: 'day', many: 'days' })}`;
  const hasChemicals = chemicals.published + chemicals.draft > 0;
  const figures = [
    { label: 'Inquiries', key: 'total', to: inquiries() },
    { label: 'Open', key: 'open', to: inquiries({ statusKind: 'open' }) },
    { label: 'Won', key: 'won', to: inquiries({ statusKind: 'won' }) },
    { label: 'Lost', key: 'lost', to: inquiries({ statusKind: 'lost' }) },
  ] as const;
  return (
    <Figures>
      {figures.map(({ label, key, to }) => (
        <FigureLink
          key={key}
          label={label}
          value={numberText(outcome[key])}
          trend={trendText(outcome[key], before[key])}
          note={`${numberText(before[key])} ${previous}`}
          to={to}
        />
      ))}
      <FigureLink
        label="Win rate"
        value={rateText(outcome.rate)}
        note={
          before.rate === null ? 'of those won or lost' : `${rateText(before.rate)} ${previous}`
        }
        to={inquiries({ statusKind: 'won' })}
      />
      <FigureLink
        label="Published chemicals"
        value={numberText(chemicals.published)}
        note={hasChemicals ? `${numberText(chemicals.draft)} in draft` : 'Import a list to begin'}
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
