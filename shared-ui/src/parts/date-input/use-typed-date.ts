import { useEffect, useState } from 'react';
import { useFieldProblem } from '../field/field-context';

/** What a date input holds while its text is no date; `Date` cannot read it, and validation refuses it. */
export const unreadableDate = 'Invalid Date';

/** How dates, or dates with a time, are read and written. */
export interface DateFormat {
  read: (text: string) => string | undefined;
  write: (value: string) => string;
  problem: (text: string) => string | undefined;
}

interface TypedDateOptions {
  value: string | null | undefined;
  onValueChange: (value: string | null) => void;
  format: DateFormat;
}

/**
 * A date as text that stays as typed: `22/11/2026` becomes `22 Nov 2026` when the input is left, and what is no date
 * stays there, with what is wrong about it at the field.
 */
export function useTypedDate({ value, onValueChange, format }: TypedDateOptions) {
  const [typed, setTyped] = useState<string>();
  const [isEditing, setIsEditing] = useState(false);
  const isTyped = typed !== undefined && valueOf(typed) === (value ?? null);
  const text = isTyped ? typed : written();
  const problem = isEditing ? undefined : format.problem(text);

  function valueOf(entered: string) {
    return entered.trim() === '' ? null : (format.read(entered) ?? unreadableDate);
  }
  function written() {
    return value === null || value === undefined || value === '' || value === unreadableDate
      ? ''
      : format.write(value);
  }
  // Keeps the message of the field around the input in step with the text, which the field does not know.
  const report = useFieldProblem();
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);

  return {
    text,
    problem,
    type(entered: string) {
      setIsEditing(true);
      setTyped(entered);
      onValueChange(valueOf(entered));
    },
    /** Nothing more is typed for now: what can be read is written like all dates. */
    settle() {
      setIsEditing(false);
      if (isTyped && valueOf(typed) !== unreadableDate) setTyped(undefined);
    },
  };
}
