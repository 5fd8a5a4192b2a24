import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton, token } from 'shared-ui';
import styled from 'styled-components';
import { AsWritten } from '../common/as-written';
import { FormChoice } from '../common/form-choice';
import type { GridLine } from './grid-line';
import { linePacks } from './grid-packs';
import type { PriceOf } from './line-prices';
import { PriceNote } from './price-note';
import type { OfferGridState } from './use-offer-grid';
import type { OfferRows } from './use-offer-rows';

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[4]};
  min-height: ${token.control.md};
  font-size: ${token.text.sm};

  & > p {
    color: ${token.color.textMuted};
  }
  & > p[data-wrong] {
    color: ${token.color.dangerText};
  }
  & > div {
    flex: 0 1 16rem;
  }
`;

const Buttons = styled.span`
  display: inline-flex;
`;

interface LinePanelProps {
  sheet: OfferRows;
  grid: OfferGridState;
  of: PriceOf;
}

/** What is known of the active line, and its place among the others. */
export function LinePanel({ sheet, grid, of }: LinePanelProps) {
  const { row: index } = grid.active;
  const row = sheet.rows[index];
  if (row === undefined) return <Panel aria-label={t`Active line`} />;
  const change = (cells: Partial<GridLine['line']>) =>
    grid.put(index, { ...row, line: { ...row.line, ...cells } });
  const packs = linePacks(row.line, sheet.facts);
  const place = index + 1;
  const faults = Object.values(sheet.faultsOf(index));
  return (
    <Panel aria-label={t`Active line`}>
      <strong>{t`Line ${place}`}</strong>
      <Buttons>
        <IconButton
          label={t`Move line ${place} up`}
          size="sm"
          disabled={index === 0}
          onClick={() => grid.moveRow(-1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={t`Move line ${place} down`}
          size="sm"
          disabled={index === sheet.rows.length - 1}
          onClick={() => grid.moveRow(1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton label={t`Remove line ${place}`} size="sm" onClick={grid.removeRow}>
          <Trash2 />
        </IconButton>
      </Buttons>
      <FormChoice
        row={row.line}
        change={change}
        cell={() => ({ id: `${sheet.id}-form`, error: undefined })}
      />
      <PriceNote line={row.line} of={of} onTake={change} />
      {packs === null || packs.isExact ? null : <p>{t`* The last pack is not full.`}</p>}
      {row.line.asWritten ? (
        <AsWritten>{t`As written: “${{ words: row.line.asWritten }}”`}</AsWritten>
      ) : null}
      {faults.map((fault) => (
        <p key={fault} data-wrong="">
          {fault}
        </p>
      ))}
    </Panel>
  );
}
