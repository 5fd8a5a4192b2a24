import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { VariableChoice } from './variable-meanings';

const Button = styled.button`
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  padding: ${token.space[1]} ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.text.sm};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &:hover {
    border-color: ${token.color.borderStrong};
    background: ${token.color.surfaceSelected};
  }
  & > code {
    color: ${token.color.brandText};
    font-family: ${token.font.mono};
    font-size: ${token.text.xs};
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

interface VariableButtonProps {
  choice: VariableChoice;
  /** Whether it is the list's Tab stop. */
  isFirst: boolean;
  onInsert: (tag: string) => void;
}

/** Inserts a variable; shows its meaning and a sample. */
export function VariableButton({ choice, isFirst, onInsert }: VariableButtonProps) {
  const { tag, meaning, sample } = choice;
  return (
    <Button type="button" tabIndex={isFirst ? 0 : -1} onClick={() => onInsert(tag)}>
      <span>
        {meaning} <small>{sample}</small>
      </span>
      <code>{tag}</code>
    </Button>
  );
}
