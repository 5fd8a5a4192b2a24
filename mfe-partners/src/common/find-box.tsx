import type { KeyboardEvent, RefObject } from 'react';
import { Input } from 'shared-ui';
import { useTypedSearch } from 'shared-ui/table';

interface FindBoxProps {
  label: string;
  value: string;
  onFind: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** A debounced search input for a list, separate from the page's own search. */
export function FindBox({ label, value, onFind, onKeyDown, inputRef }: FindBoxProps) {
  const { text, setText } = useTypedSearch(value, onFind);
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
