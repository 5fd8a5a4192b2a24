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
