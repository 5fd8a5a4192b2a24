import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Input } from 'shared-ui';

const typingPause = 250;

interface FindBoxProps {
  label: string;
  value: string;
  onFind: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** A debounced search input for a list, separate from the page's own search. */
export function FindBox({ label, value, onFind, onKeyDown, inputRef }: FindBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, reload and links change the value from outside.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const ask = useEffectEvent(() => {
    if (text.trim() !== value) onFind(text.trim());
  });
  // Debounces the search.
  useEffect(() => {
    const timer = setTimeout(ask, typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Input
      ref={inputRef}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
