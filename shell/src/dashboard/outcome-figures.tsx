import type { Dashboard } from 'contract';
import { numberText, token } from 'shared-ui';
import styled from 'styled-components';
import { useListHref } from '../navigation/use-record-pages';
import { cameWithin } from './chosen-period';
import { FigureLink } from './figure-link';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${token.space[4]};
`;

const percents = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

/** How many inquiries came, what became of them, and how the period before compares. */
export function OutcomeFigures({ dashboard }: { readonly dashboard: Dashboard }) {
  const { outcome, before, period, chemicals } = dashboard;
  const listHref = useListHref();
  const inquiries = (filters: Record<string, string> = {}) =>
    listHref('inquiry', { ...cameWithin(period), ...filters });
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
          note={`${numberText(before[key])} in the period before`}
          to={to}
        />
      ))}
      <FigureLink
        label="Won of those that ended"
        value={rateText(outcome.rate)}
        note={`${rateText(before.rate)} in the period before`}
        to={inquiries({ statusKind: 'won' })}
      />
      <FigureLink
        label="Chemicals on the website"
        value={numberText(chemicals.published)}
        note={`${numberText(chemicals.draft)} more in draft`}
        to={listHref('chemical', { status: 'published' })}
      />
    </Figures>
  );
}

function rateText(rate: number | null): string {
  return rate === null ? '–' : percents.format(rate);
}
