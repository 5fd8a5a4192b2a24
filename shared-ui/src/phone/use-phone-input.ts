import { useEffect, useEffectEvent, useState } from 'react';
import { usePhoneReader } from './phone-reader';

interface PhoneInputOptions {
  /** In E.164; unreadable text as typed; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country by which national numbers are read. */
  country: string | null;
}

/** The typed text, kept while the number is shown as typed. */
interface Typed {
  text: string;
  callingCode: string | undefined;
  /** The value of the text when it was typed; a different value came from outside. */
  value: string;
}

const isE164 = (value: string) => /^\+[1-9]\d{6,14}$/.test(value);

/** An input that accepts a number in any usual form and emits E.164; typed text is never lost. */
export function usePhoneInput({ value, onValueChange, country }: PhoneInputOptions) {
  const reader = usePhoneReader();
  const [lastTyped, setLastTyped] = useState<Typed>();
  const [isTyping, setIsTyping] = useState(false);
  const typed = lastTyped?.value === value ? lastTyped : undefined;
  const shown = reader?.show(value);
  const text = typed?.text ?? shown?.national ?? value;
  const callingCode =
    typed?.callingCode ??
    shown?.callingCode ??
    (country === null ? undefined : reader?.callingCodeOf(country));
  const reading = text.trim() === '' ? undefined : reader?.read(text, { callingCode, country });
  const understood = reading?.ok === true ? reading.e164 : undefined;

  function type(next: string) {
    const read = next.trim() === '' ? undefined : reader?.read(next, { callingCode, country });
    const said = valueOf(next, read);
    setIsTyping(true);
    setLastTyped({ text: next, callingCode, value: said });
    onValueChange(said);
  }
  function leave() {
    setIsTyping(false);
    if (understood !== undefined) setLastTyped(undefined);
  }
  const readAnew = useEffectEvent((e164: string) => {
    if (isE164(value)) return;
    setLastTyped(isTyping ? { text, callingCode, value: e164 } : undefined);
    onValueChange(e164);
  });
  // Follows the rules, which load later, and the address's country, which may be chosen after the number.
  useEffect(() => {
    if (understood !== undefined) readAnew(understood);
  }, [understood]);

  const isInternational = /^\s*(?:\+|00)/.test(text);
  return {
    text,
    type,
    leave,
    /** Shown before a national number. */
    callingCode: isInternational ? undefined : callingCode,
    /** Why the number cannot be read, once typing is over. */
    problem: isTyping || reading?.ok !== false ? undefined : reading.problem,
    isTyping,
  };
}

function valueOf(text: string, reading: { ok: true; e164: string } | { ok: false } | undefined) {
  if (reading?.ok === true) return reading.e164;
  return text.trim() === '' ? '' : text;
}
