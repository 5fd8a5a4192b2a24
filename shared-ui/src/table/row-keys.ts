import type { Row } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { SteadyActions } from './use-steady-actions';

export const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

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
  if (step !== undefined) focusBeside(currentTarget, step);
}

/** Focuses the next or previous row of a list, or the heading of a group between rows. */
export function focusBeside(row: Element, step: number) {
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  if (next === null) return;
  const target = next.matches('[data-row]') ? next : next.querySelector('[data-group]');
  if (target instanceof HTMLElement) target.focus();
  else focusBeside(next, step);
}
