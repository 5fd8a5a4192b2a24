import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { ComboboxBox } from '../combobox/combobox-box';
import { Chip } from '../combobox/multi-combobox';
import { useFieldControl } from '../field/field-context';
import type { InputProps } from '../input/input';

/** `value` is in the order entered, without repetition. */
export interface TagsInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: readonly string[];
  onValueChange: (tags: readonly string[]) => void;
}

/** Splits at line breaks and semicolons only: names of chemicals contain commas and spaces. */
function parts(text: string) {
  return text
    .split(/[\n;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Free texts as chips: Enter adds one, Backspace removes the last, a pasted list adds several. */
export function TagsInput({ value, onValueChange, onBlur, ...rest }: TagsInputProps) {
  const [text, setText] = useState('');

  function add(typed: string) {
    const added = parts(typed);
    if (added.length > 0) onValueChange([...new Set([...value, ...added])]);
    setText('');
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onValueChange(value.slice(0, -1));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (parts(pasted).length < 2) return;
    event.preventDefault();
    add(pasted);
  }
  return (
    <ComboboxBox>
      {value.map((tag) => (
        <Chip key={tag}>
          {tag}
          <button
            type="button"
            aria-label={t`Remove ${tag}`}
            onClick={() => onValueChange(value.filter((one) => one !== tag))}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </Chip>
      ))}
      <input
        {...useFieldControl(rest)}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={(event) => {
          add(text);
          onBlur?.(event);
        }}
      />
    </ComboboxBox>
  );
}
