import { createContext, use } from 'react';

/** The props that a `Field` passes to its control. */
export interface FieldControl {
  id: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/**
 * Merges a control's own props over those of the surrounding `Field`; use it in custom controls. Outside a `Field` it
 * returns the props unchanged.
 */
export function useFieldControl<Props extends object>(props: Props): Props & Partial<FieldControl> {
  return { ...use(FieldContext), ...props };
}

/** Reports an error that only the control knows to the surrounding `Field`. */
export const FieldProblem = createContext<((problem: string | undefined) => void) | undefined>(
  undefined,
);

/**
 * Returns a function that sets the error of the surrounding `Field`, in place of its `error` prop; undefined outside a
 * `Field`.
 */
export function useFieldProblem() {
  return use(FieldProblem);
}
