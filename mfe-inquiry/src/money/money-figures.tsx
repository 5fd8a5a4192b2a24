import { t } from '@lingui/core/macro';
import { localFormat } from 'contract';
import { isBelow, type MoneyFigures, moneyText } from 'contract/inquiry';
import { Link } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { wholeText } from '../common/amount-text';
import { type InquiryFilters, inquiryListHref } from '../routes';
import { closedIn } from './group-filters';
import { daysText } from '../common/days-text';
import { inquiriesText } from '../common/inquiries-text';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${token.space[4]} ${token.space[6]};

  & > div,
  & > a {
    display: grid;
    align-content: start;
    border-radius: ${token.radius.sm};
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    text-decoration: none;
    ${focusRing}
  }
  & > a:hover strong {
    color: ${token.color.brandText};
  }
  & strong {
    color: ${token.color.text};
    font-size: ${token.text['2xl']};
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.semibold};
    letter-spacing: -0.02em;
    line-height: 1.3;
  }
  & strong > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.normal};
    letter-spacing: 0;
    white-space: nowrap;
  }
`;

const Lacking = styled.p`
  margin: ${token.space[3]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const percents = localFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

interface MoneyFiguresProps {
  figures: MoneyFigures;
  /** Filters that the figures have. */
  filters?: InquiryFilters;
}

/** The open value, plain and weighted, what was won and lost, and how long it takes to win. */
export function MoneyFigureRow({ figures, filters = {} }: MoneyFiguresProps) {
  const { currency, open, won, wonBefore, lost, daysToWin } = figures;
  return (
    <>
      <Figures>
        <Figure
          label={t`Open`}
          amount={open.value}
          currency={currency}
          note={valuedText(open)}
          to={inquiryListHref({ ...filters, statusKind: 'open' })}
        />
        <Figure
          label={t`Weighted by probability`}
          amount={open.weighted}
          currency={currency}
          note={t`what of it is likely to come`}
        />
        <Figure
          label={t`Won`}
          amount={won.value}
          currency={currency}
          trend={trendText(won.value, wonBefore.value)}
          note={t`${{ counted: inquiriesText(won.count) }}, ${{ value: wholeText(wonBefore.value, currency) }} before`}
          to={inquiryListHref({ ...filters, ...closedIn(figures, 'won') })}
        />
        <Figure
          label={t`Lost`}
          amount={lost.value}
          currency={currency}
          note={inquiriesText(lost.count)}
          to={inquiryListHref({ ...filters, ...closedIn(figures, 'lost') })}
        />
        <div>
          <span>{t`First contact to won`}</span>
          <strong>{daysToWin === null ? '–' : daysText(daysToWin)}</strong>
          <span>{daysToWin === null ? t`none was won in the period` : t`on average`}</span>
        </div>
      </Figures>
      {figures.lacksRate.length === 0 ? null : (
        <Lacking>
          {t`Left out, as there is no exchange rate: ${{ counted: lackingText(figures) }}.`}
        </Lacking>
      )}
    </>
  );
}

interface FigureProps {
  label: string;
  amount: string;
  currency: string;
  trend?: string | undefined;
  note: string;
  to?: string;
}

function Figure({ label, amount, currency, trend, note, to }: FigureProps) {
  const content = (
    <>
      <span>{label}</span>{' '}
      <strong title={moneyText(amount, currency)}>
        {wholeText(amount, currency)} {trend === undefined ? null : <small>{trend}</small>}
      </strong>{' '}
      <span>{note}</span>
    </>
  );
  return to === undefined ? <div>{content}</div> : <Link to={to}>{content}</Link>;
}

function lackingText({ lacksRate }: MoneyFigures): string {
  return lacksRate
    .map(({ currency, count }) => t`${{ counted: inquiriesText(count) }} in ${currency}`)
    .join(', ');
}

/** How many of the inquiries the sum is of. */
function valuedText({ count, valued }: MoneyFigures['open']): string {
  const all = inquiriesText(count);
  return count === valued ? all : t`${{ valued: numberText(valued) }} of ${all} have a value`;
}

/** `▲ 24%`; undefined when there is nothing to compare with. */
function trendText(now: string, before: string): string | undefined {
  if (now === before || Number(before) === 0) return undefined;
  const change = Math.abs(Number(now) - Number(before)) / Number(before);
  return `${isBelow(now, before) ? '▼' : '▲'} ${percents().format(change)}`;
}
