import { createContext, use, useEffect, useState } from 'react';

/** A field as its section counts it. */
interface FieldState {
  readonly isFilled: boolean;
  readonly hasError: boolean;
  readonly isMissing: boolean;
}

type Report = (name: string, state: FieldState | undefined) => void;

const SectionContext = createContext<Report | undefined>(undefined);

/** Wraps the fields of a section, which report their state to it. */
export const SectionFields = SectionContext.Provider;

/** The fields that a section holds, by name. */
export function useSectionFields() {
  const [fields, setFields] = useState<ReadonlyMap<string, FieldState>>(new Map());
  const [report] = useState(
    (): Report => (name, state) =>
      setFields((now) => {
        const next = new Map(now);
        if (state === undefined) next.delete(name);
        else next.set(name, state);
        return next;
      }),
  );
  const states = [...fields.values()];
  return {
    report,
    total: states.length,
    filled: states.filter(({ isFilled }) => isFilled).length,
    errors: states.filter(({ hasError }) => hasError).length,
    /** Required ones that are empty. */
    missing: states.filter(({ isMissing }) => isMissing).length,
  };
}

interface SectionField {
  value: unknown;
  error: unknown;
  isRequired: boolean;
}

/** Reports a field to the section around it. */
export function useSectionField(name: string, { value, error, isRequired }: SectionField) {
  const report = use(SectionContext);
  const isFilled = !isEmpty(value);
  const hasError = error !== undefined;
  const isMissing = isRequired && !isFilled;
  // Keeps the section's count in step with the field.
  useEffect(() => {
    report?.(name, { isFilled, hasError, isMissing });
    return () => report?.(name, undefined);
  }, [report, name, isFilled, hasError, isMissing]);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}
