import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button, Chip, ComboboxBox, token, useFieldControl } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { addressesIn, isAddress } from './parse-addresses';

const AddressChip = styled(Chip)`
  & > span {
    overflow-wrap: anywhere;
  }
  &[data-wrong] {
    background: ${token.color.dangerSoft};
    color: ${token.color.onDangerSoft};
  }
  &[data-wrong] > button:first-child {
    padding-inline: 0;
    text-align: start;
    text-decoration: underline wavy;
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
`;

const Box = styled(ComboboxBox)`
  max-height: 14rem;
  overflow-y: auto;

  & > input {
    min-width: min(12rem, 100%);
  }
`;

/** The most chips to draw; the rest is shown as a count. */
const drawn = 60;

interface AddressInputProps {
  value: readonly string[];
  onValueChange: (addresses: readonly string[]) => void;
  placeholder?: string;
}

/**
 * Email addresses as chips, typed or pasted. Invalid ones stay as marked chips; a click puts one back into the input
 * for correction.
 */
export function AddressInput({ value, onValueChange, placeholder }: AddressInputProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl({});

  function add(typed: string) {
    const added = addressesIn(typed);
    if (added.length > 0) onValueChange([...new Set([...value, ...added])]);
    setText('');
  }
  function remove(address: string) {
    onValueChange(value.filter((one) => one !== address));
  }
  function mend(address: string) {
    remove(address);
    setText(address);
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (endsAddress(event.key, text)) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onValueChange(value.slice(0, -1));
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (addressesIn(pasted).length < 2) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  }
  return (
    <Box>
      <AddressChips
        value={value}
        onRemove={remove}
        onMend={mend}
        onClear={() => onValueChange([])}
      />
      <input
        {...control}
        ref={input}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(text)}
      />
    </Box>
  );
}

/** A space ends a valid address, but not the name in front of one. */
function endsAddress(key: string, text: string) {
  if (text.trim() === '') return false;
  if (key === 'Enter' || key === ',' || key === ';') return !isInName(text);
  return key === ' ' && isAddress(text.trim());
}

function isInName(text: string) {
  return text.includes('<') && !text.includes('>');
}

interface AddressChipsProps {
  value: readonly string[];
  onRemove: (address: string) => void;
  onMend: (address: string) => void;
  onClear: () => void;
}

/** Shows the first `drawn` addresses and all invalid ones, at most four times `drawn`. */
function AddressChips({ value, onRemove, onMend, onClear }: AddressChipsProps) {
  const judged = value.map((address) => ({ address, isWrong: !isAddress(address) }));
  const shown = judged.filter(({ isWrong }, index) => isWrong || index < drawn).slice(0, 4 * drawn);
  const more = value.length - shown.length;
  return (
    <>
      {shown.map(({ address, isWrong }) => (
        <AddressChip key={address} {...(isWrong && { 'data-wrong': '' })}>
          {isWrong ? (
            <button
              type="button"
              aria-label={t`Correct ${address}`}
              onClick={() => onMend(address)}
            >
              {address}
            </button>
          ) : (
            <span>{address}</span>
          )}
          <button type="button" aria-label={t`Remove ${address}`} onClick={() => onRemove(address)}>
            <X size={13} aria-hidden="true" />
          </button>
        </AddressChip>
      ))}
      {more > 0 ? <span>{t`and ${{ more: numberText(more) }} more`}</span> : null}
      {value.length > 5 ? (
        <Button size="sm" variant="link" onClick={onClear}>
          {t`Remove all ${{ total: numberText(value.length) }}`}
        </Button>
      ) : null}
    </>
  );
}
