import { type ComponentPropsWithRef, useRef } from 'react';
import { inputBox, token, useFieldControl } from 'shared-ui';
import styled from 'styled-components';

const Box = styled.div`
  ${inputBox}
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  height: 26rem;
  min-height: 10rem;
  max-height: 80vh;
  padding: 0;
  font-family: ${token.font.mono};
  font-size: ${token.text.sm};
  line-height: 1.5;
  overflow: hidden;
  resize: vertical;

  &:focus-within {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
  }
  &:has([aria-invalid='true']) {
    border-color: ${token.color.danger};
  }
  & > textarea {
    display: block;
    width: 100%;
    height: 100%;
    padding: ${token.space[2]} ${token.space[3]};
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    white-space: pre;
    overflow: auto;
    resize: none;
  }
`;

const Gutter = styled.div`
  height: 100%;
  border-inline-end: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  overflow: hidden;
  user-select: none;

  & > div {
    padding: ${token.space[2]};
    text-align: end;
    white-space: pre;
  }
`;

interface SourceEditorProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value'> {
  value: string;
}

/** A source editor with line numbers. Tab moves the focus, as in every other field. */
export function SourceEditor({ value, ...rest }: SourceEditorProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const count = value.split('\n').length;
  return (
    <Box>
      <Gutter aria-hidden="true">
        <div ref={numbers}>{Array.from({ length: count }, (_, line) => line + 1).join('\n')}</div>
      </Gutter>
      <textarea
        {...useFieldControl(rest)}
        value={value}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onScroll={({ currentTarget }) => {
          if (numbers.current === null) return;
          numbers.current.style.transform = `translateY(${-currentTarget.scrollTop}px)`;
        }}
      />
    </Box>
  );
}
