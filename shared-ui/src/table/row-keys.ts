import type { Row } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { SteadyActions } from './use-steady-actions';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface RowUnderFocus<R extends AnyResource> {
  row: Row<RowOf<R>>;
  actions: SteadyActions<R>;
}

/** Arrow keys move between rows, Enter opens a row, Space shows it beside the list. */
export function pressRowKey<R extends AnyResource>(
  event: KeyboardEvent<HTMLElement>,
  { row, actions }: RowUnderFocus<R>,
) {
  const { key, currentTarget, target } = event;
  if (target !== currentTarget) return;
  const step = steps[key];
  if (step === undefined && key !== 'Enter' && key !== ' ') return;
  // Otherwise the Enter key would also activate what the opened dialog focuses.
  event.preventDefault();
  if (key === 'Enter') actions.onEdit?.(row.original);
  if (key === ' ') actions.onPeek?.(row.original);
  const next = step && currentTarget.parentElement?.children.item(row.index + step);
  if (next instanceof HTMLElement) next.focus();
}
