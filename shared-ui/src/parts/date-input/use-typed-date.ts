import { useEffect, useState } from 'react';
import { useFieldProblem } from '../field/field-context';

/** The value of a date input while its text is not a date; `Date` cannot parse it, and validation rejects it. */
export const unreadableDate = 'Invalid Date';

/** How dates, or dates with a time, are parsed and formatted. */
export interface DateFormat {
  read: (text: string) => string | undefined;
  write: (value: string) => string;
  problem: (text: string) => string | undefined;
  /** The values that a text can mean, where it is for the person to say. */
  open: (text: string) => readonly string[];
}

interface TypedDateOptions {
  value: string | null | undefined;
  onValueChange: (value: string | null) => void;
  format: DateFormat;
}

/**
 * A date as typed text. On blur `22/11/2026` becomes `22 Nov 2026`; text that is not a date stays, with an error at the
 * field.
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
  // Reports the text's error to the surrounding field, which does not know the text.
  const report = useFieldProblem();
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);

  return {
    text,
    problem,
    /** What the settled text can mean, where it is for the person to say. */
    choices: isEditing ? [] : format.open(text),
    type(entered: string) {
      setIsEditing(true);
      setTyped(entered);
      onValueChange(valueOf(entered));
    },
    /** Typing is over: reformats a text that is a date. */
    settle() {
      setIsEditing(false);
      if (isTyped && valueOf(typed) !== unreadableDate) setTyped(undefined);
    },
  };
}
