import { t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import type { OfferContentsView, OfferLineView } from './offer-view';

const Table = styled.table`
  width: 100%;
  margin-top: 1.25rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding-block: 0.5rem;
    padding-inline: 1rem 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: end;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.medium};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & tr[data-left] :is(th, td) {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
  &[data-choice] :is(th, td):nth-child(2):not(tfoot *) {
    text-align: start;
  }
  &[data-choice] :is(thead, tbody) :is(th, td):first-child {
    width: 1.125rem;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.normal};
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: ${token.weight.normal};
  }
  & tfoot tr:last-child :is(th, td) {
    font-weight: ${token.weight.semibold};
  }
  ${onNarrow} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding: 0.5rem 0;
      border-bottom: 1px solid ${token.color.border};
    }
    & :is(th, td) {
      padding: 0.125rem 0;
      border: 0;
      text-align: start;
    }
    & tbody th {
      flex-basis: 100%;
    }
    &[data-choice] tbody tr {
      position: relative;
      padding-inline-start: 2rem;
    }
    &[data-choice] tbody td:first-child {
      position: absolute;
      inset-inline-start: 0;
    }
    &[data-choice] thead:has(input) {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;

      & th:not(:first-child) {
        display: none;
      }
    }
  }
`;

const Tick = styled.input`
  width: 1.125rem;
  height: 1.125rem;
  margin: 0.125rem 0 0;
  accent-color: ${token.color.brand};
  cursor: pointer;
  ${focusRing}

  /* The fields of a form are higher. */
  &&& {
    min-height: 0;
  }
`;

interface Ticks {
  name: string;
  /** Where the error summary leads. */
  id: string;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  hasScript: boolean;
}

interface OfferLinesProps extends Pick<OfferContentsView, 'lines' | 'totals'> {
  /** To choose some of several lines. */
  ticks?: Ticks;
}

/** The lines of an offer with their sums. */
export function OfferLines({ lines, totals, ticks }: OfferLinesProps) {
  const isChoice = ticks !== undefined && lines.length > 1;
  return (
    <>
      {ticks !== undefined && !isChoice ? (
        <input type="hidden" name={ticks.name} value={lines[0]?.key} />
      ) : null}
      <Table data-choice={isChoice ? '' : undefined}>
        <thead>
          <tr>
            {isChoice ? (
              <th scope="col">
                <AllTick lines={lines} ticks={ticks} />
              </th>
            ) : null}
            <th scope="col">{t`Product`}</th>
            <th scope="col">{t`Quantity`}</th>
            <th scope="col">{t`Unit price`}</th>
            <th scope="col">{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr
              key={line.key}
              data-left={isLeft(line, isChoice ? ticks.chosen : undefined) ? '' : undefined}
            >
              {isChoice ? (
                <td>
                  <LineTick line={line} ticks={ticks} isFirst={place === 0} />
                </td>
              ) : null}
              <LineCells line={line} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" colSpan={isChoice ? 4 : 3}>
                {label}
              </th>
              <td>
                <bdi>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tfoot>
      </Table>
    </>
  );
}

function LineCells({ line }: { line: OfferLineView }) {
  const { name, details, quantity, price, total, isAccepted } = line;
  return (
    <>
      <th scope="row">
        {name}
        {details === '' ? null : <small>{details}</small>}
        {isAccepted === false ? <small>{t`Not accepted`}</small> : null}
      </th>
      <td>
        <bdi>{quantity}</bdi>
      </td>
      <td>
        <bdi>{price}</bdi>
      </td>
      <td>
        <bdi>{total}</bdi>
      </td>
    </>
  );
}

/** Whether a line is left out of what is accepted. */
function isLeft({ key, isAccepted }: OfferLineView, chosen: ReadonlySet<string> | undefined) {
  return chosen === undefined ? isAccepted === false : !chosen.has(key);
}

interface LineTickProps {
  line: OfferLineView;
  ticks: Ticks;
  isFirst: boolean;
}

/** A tick; without a script the browser keeps its state, and the sums are counted by the server. */
function LineTick({ line: { key, name }, ticks, isFirst }: LineTickProps) {
  const { chosen, onChange } = ticks;
  function toggle() {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  }
  return (
    <Tick
      id={isFirst ? ticks.id : undefined}
      type="checkbox"
      name={ticks.name}
      value={key}
      checked={chosen.has(key)}
      onChange={toggle}
      aria-label={t`Accept ${name}`}
    />
  );
}

/** Ticks all lines or none; a script does it. */
function AllTick({ lines, ticks }: { lines: readonly OfferLineView[]; ticks: Ticks }) {
  const { chosen, onChange, hasScript } = ticks;
  const isAll = lines.every(({ key }) => chosen.has(key));
  if (!hasScript) return <Hidden>{t`Accept`}</Hidden>;
  return (
    <All>
      <Tick
        type="checkbox"
        checked={isAll}
        onChange={() => onChange(new Set(isAll ? [] : lines.map(({ key }) => key)))}
        aria-label={t`Accept all lines`}
      />
      <span aria-hidden="true">{t`All lines`}</span>
    </All>
  );
}

const All = styled.label`
  display: flex;
  gap: 0.875rem;
  align-items: center;

  & > span {
    display: none;
  }
  ${onNarrow} {
    & > span {
      display: inline;
    }
  }
`;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
