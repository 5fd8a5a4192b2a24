import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without typing after which a search starts. */
const typingPause = 250;

/**
 * The text of a search box, which is searched after a pause in typing.
 *
 * @param value - what the list is searched for, as in the address
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const own = sent.indexOf(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    // Back, reload and links change the value from outside. An own search may arrive after more was typed.
    if (own === -1) setText(value);
  }
  const search = useEffectEvent(() => {
    const wanted = text.trim();
    if (wanted === (sent.at(-1) ?? value)) return;
    setSent([...sent, wanted]);
    onSearch(wanted);
  });
  // Debounces typing.
  useEffect(() => {
    const timer = setTimeout(search, typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText };
}
