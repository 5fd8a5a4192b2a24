import { useEffect, useState } from 'react';
import type { Option } from '../select/option';

/** A fixed list of options, or a function that fetches options for the typed text. */
export type OptionSource =
  | readonly Option[]
  | ((text: string, signal: AbortSignal) => Promise<readonly Option[]>);

/** The state of the option list. */
export type OptionState =
  | { status: 'loading' }
  | { status: 'ready'; options: readonly Option[] }
  | { status: 'error' };

const typingPause = 180;

function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matching(options: readonly Option[], text: string) {
  const wanted = fold(text.trim());
  return options.filter((one) => fold(`${one.label} ${one.detail ?? ''}`).includes(wanted));
}

interface OptionsQuery {
  source: OptionSource;
  text: string;
  isOpen: boolean;
}

/**
 * The options for the text. A fixed list is filtered here; a function is called after a pause in typing, and only the
 * latest request counts.
 */
export function useOptions({ source, text, isOpen }: OptionsQuery) {
  const [answer, setAnswer] = useState<OptionState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const load = typeof source === 'function' ? source : undefined;

  // Fetches the options from the server when the text changes.
  useEffect(() => {
    if (load === undefined || !isOpen) return undefined;
    const abort = new AbortController();
    setAnswer({ status: 'loading' });
    const timer = setTimeout(() => {
      load(text, abort.signal).then(
        (options) => !abort.signal.aborted && setAnswer({ status: 'ready', options }),
        () => !abort.signal.aborted && setAnswer({ status: 'error' }),
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, text, isOpen, attempt]);

  const state: OptionState =
    typeof source === 'function' ? answer : { status: 'ready', options: matching(source, text) };
  return { state, retry: () => setAttempt((count) => count + 1) };
}
