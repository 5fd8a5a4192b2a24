import { dateTextIn } from 'contract';
import { moneyGroupingNames, type MoneyReport, moneyText } from 'contract/inquiry';
import { type Notice, plainInMail, plainInSubject } from '../../email/queue/enqueue-notice';
import type { Env } from '../../kernel/env';
import { panelAddress } from '../../kernel/public-url';
import { panelLinks } from '../../notification/notification-links';
import { namedGroups } from './report-text';

interface ReportMail {
  readonly name: string;
  readonly reportId: string;
  readonly report: MoneyReport;
  readonly env: Pick<Env, 'ADMIN_URL' | 'PUBLIC_URL' | 'PORT'>;
}

/** The most groups in a mail; the page has all. */
const maxRows = 10;

/** A report as a mail: its figures in words, its groups as a table, and the way to its page. */
export function mailOf({ name, reportId, report, env }: ReportMail) {
  const { currency, period, open, won, wonBefore, lost } = report;
  const money = (amount: string) => plainInMail(moneyText(amount, currency));
  const days = `${dayText(period.from)} – ${dayText(period.until)}`;
  const address = plainInMail(panelAddress(env) + panelLinks.report(reportId));
  const lacking = report.lacksRate.map((one) => `${one.count} in ${one.currency}`).join(', ');
  return {
    subject: plainInSubject(`${name}: ${days}`),
    table: tableOf(report),
    paragraphs: [
      `Open: ${money(open.value)}, weighted ${money(open.weighted)}.
        Won: ${money(won.value)}, ${money(wonBefore.value)} in the period before.
        Lost: ${money(lost.value)}.`,
      ...(lacking === '' ? [] : [`Left out without an exchange rate: ${plainInMail(lacking)}.`]),
      `<a href="${address}">Open the report</a>. There you also end this mail: switch “Email me each Monday” off.`,
    ],
  } satisfies Partial<Notice>;
}

function dayText(day: string): string {
  return dateTextIn('UTC', `${day}T00:00:00.000Z`);
}

function tableOf(report: MoneyReport): string {
  const { currency, by } = report;
  const money = (amount: string) => moneyText(amount, currency);
  const rows = namedGroups(report)
    .slice(0, maxRows)
    .map(({ label, open, won, lost }) => [
      label,
      money(open.value),
      money(open.weighted),
      money(won.value),
      money(lost.value),
    ]);
  const row = (tag: 'td' | 'th', cells: readonly string[]) =>
    `<tr>${cells.map((cell, place) => `<${tag} style="${place === 0 ? left : right}">${plainInMail(cell)}</${tag}>`).join('')}</tr>`;
  const head = row('th', [moneyGroupingNames[by], 'Open', 'Weighted', 'Won', 'Lost']);
  return `<table style="border-collapse:collapse">${head}${rows.map((cells) => row('td', cells)).join('')}</table>`;
}

const left = 'padding:4px 12px 4px 0;text-align:left';
const right = 'padding:4px 0 4px 12px;text-align:right';
