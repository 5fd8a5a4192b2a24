import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { ComboboxList } from '../combobox/combobox-list';
import { IconButton } from '../icon-button/icon-button';
import { Input } from '../input/input';
import { Kbd } from '../kbd/kbd';
import { breakpoint, token } from '../../tokens/token';
import { type Suggestions, useSuggestions } from './use-suggestions';
import { useTypedSearch } from './use-typed-search';

const Box = styled.div`
  position: relative;
  flex: 1 1 8rem;
  min-width: 0;
  max-width: 26rem;

  & > input {
    padding-inline: 2.125rem;
  }
  & > svg,
  & > kbd,
  & > button {
    position: absolute;
    top: 50%;
    transform: translateY(-50%);
  }
  & > svg {
    inset-inline-start: 0.625rem;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
    pointer-events: none;
  }
  & > kbd {
    inset-inline-end: 0.5rem;
    pointer-events: none;
  }
  & > button {
    inset-inline-end: 0.1875rem;
  }
  @media (width < ${breakpoint.mobile}), (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }
`;

export interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Focuses what was found: ArrowDown, or Escape without a text. */
  onLeave?: () => void;
  /** Type-ahead of matching records, below the input. */
  suggestions?: Suggestions | undefined;
}

/** The search of a list: waits for a pause in typing; Escape clears, ArrowDown leaves it. */
export function SearchBox({
  label,
  value,
  onSearch,
  inputRef,
  onLeave,
  suggestions,
}: SearchBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { text, setText } = useTypedSearch(value, onSearch);
  const { listed, inputProps } = useSuggestions({ suggestions, text, onType: setText });

  const content = (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too young for the tests' DOM
    <Box ref={box} role="search">
      <Search aria-hidden="true" />
      <Input
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={200}
        {...inputProps}
        value={text}
        onKeyDown={(event) => {
          inputProps.onKeyDown(event);
          if (event.defaultPrevented) return;
          const isEmpty = text === '';
          if (event.key === 'Escape' && !isEmpty) setText('');
          if (event.key !== 'ArrowDown' && !(event.key === 'Escape' && isEmpty)) return;
          event.preventDefault();
          onLeave?.();
        }}
      />
      {text === '' ? (
        <Kbd aria-hidden="true">/</Kbd>
      ) : (
        <IconButton label={t`Clear the search`} size="sm" onClick={() => setText('')}>
          <X />
        </IconButton>
      )}
    </Box>
  );
  if (suggestions === undefined) return content;
  return (
    <ComboboxList combobox={listed} label={t`Suggestions`} anchor={box} isSelected={() => false}>
      {content}
    </ComboboxList>
  );
}
