import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../parts/icon-button/icon-button';
import { Input } from '../parts/input/input';
import { Kbd } from '../parts/kbd/kbd';
import { breakpoint, token } from '../tokens/token';

const Box = styled.div`
  position: relative;
  flex: 1 1 14rem;
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
  @media (width < ${breakpoint.compact}) {
    flex-basis: 100%;
    max-width: none;
  }
  @media (width < ${breakpoint.mobile}), (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }
`;

const typingPause = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The search of a list: asks after a pause in typing, Escape clears. */
export function SearchBox({ label, value, onSearch, inputRef }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, reload and links change the value from outside.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const ask = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  // Waits for a pause in typing.
  useEffect(() => {
    const timer = setTimeout(ask, typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too young for the tests' DOM
    <Box role="search">
      <Search aria-hidden="true" />
      <Input
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      {text === '' ? (
        <Kbd aria-hidden="true">/</Kbd>
      ) : (
        <IconButton label="Clear the search" size="sm" onClick={() => setText('')}>
          <X />
        </IconButton>
      )}
    </Box>
  );
}
