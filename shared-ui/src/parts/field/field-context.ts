import { createContext, use } from 'react';

/** What a `Field` tells the control in it. */
export interface FieldControl {
  id: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/**
 * A control's own props with those of the `Field` around it beneath: for writing controls of one's own. Outside a
 * `Field` the props come back as they are.
 */
export function useFieldControl<Props extends object>(props: Props): Props & Partial<FieldControl> {
  return { ...use(FieldContext), ...props };
}

/** Where a control tells the `Field` around it what is wrong with a text that only the control knows. */
export const FieldProblem = createContext<((problem: string | undefined) => void) | undefined>(
  undefined,
);

/** Tells the `Field` around a control what is wrong, in place of its `error`; nothing outside a `Field`. */
export function useFieldProblem() {
  return use(FieldProblem);
}
