import { useEffect, useEffectEvent, useState } from 'react';
import { changedValues, type Values } from '../resource/record-values';
import { usableValues } from './merged-values';
import { noteUnsavedChanges } from 'panel-runtime';
import { type DraftOffer, useDraft } from './use-draft';

/** The state of a form that is no resource's. */
export interface DraftState<State extends object> {
  readonly values: State;
  /** Changes some of the values. */
  change: (part: Partial<State>) => void;
  /** Blank again, with nothing kept: after it was saved. */
  clear: () => void;
  /** For the form's `DraftNote`. */
  readonly draft: DraftOffer;
}

/** Guarantee: only values of the kind that the start has are taken over. */
function asPart<State extends object>(values: Values): Partial<State> {
  return values as Partial<State>;
}

/** Guarantee: called when the start is no function. */
function asMade<State extends object>(start: State | (() => State)): State {
  return start as State;
}

/** Guarantee: the state of a form is an object of plain values. */
function asValues(state: object): Values {
  return state as Values;
}

/**
 * The state of a form that is no resource's, such as a dialog's: kept in the browser until it is cleared, and offered
 * by the form's `DraftNote` when it is opened the next time.
 *
 * @param form - names the form and its record, `step/01a2…`
 * @param start - the values of the blank form, or of the stored record as it is now; a function is called once
 * @example
 * const { values, change, clear, draft } = useDraftState(`revision/${_id}`, { revision: '', issuedOn: null });
 * const { run } = useCall(documentEndpoints.revise, { onSuccess: clear });
 * <form><DraftNote draft={draft} />…</form>
 */
export function useDraftState<State extends object>(
  form: string,
  start: State | (() => State),
): DraftState<State> {
  const [made] = useState(() => (typeof start === 'function' ? start() : undefined));
  const [patch, setPatch] = useState<Partial<State>>({});
  const first = made ?? asMade(start);
  const values = { ...first, ...patch };
  const draft = useDraft(form);
  const changed = changedValues(asValues(first), asValues(values));
  const isDirty = Object.keys(changed).length > 0;

  const keep = useEffectEvent(() => {
    const before = pick(asValues(first), Object.keys(changed));
    draft.keep(isDirty ? { values: changed, before } : undefined);
  });
  // Keeps the browser's storage in step with what is entered.
  useEffect(() => keep(), [patch]);
  // Tells updates of remotes that something would be lost.
  useEffect(() => (isDirty ? noteUnsavedChanges() : undefined), [isDirty]);

  return {
    values,
    change: (part) => setPatch((now) => ({ ...now, ...part })),
    clear() {
      draft.keep(undefined);
      setPatch({});
    },
    draft: {
      ...draft,
      onTake: (taken) =>
        setPatch((now) => ({ ...now, ...asPart<State>(usableValues(asValues(first), taken)) })),
    },
  };
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
