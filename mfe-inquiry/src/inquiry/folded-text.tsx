import { token } from 'shared-ui';
import styled from 'styled-components';

const Folded = styled.details`
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & > summary {
    width: fit-content;
    cursor: pointer;
  }
  & > p {
    margin-top: ${token.space[2]};
    padding-inline-start: ${token.space[3]};
    border-inline-start: 2px solid ${token.color.border};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

interface FoldedTextProps {
  label: string;
  children: string;
}

/** Plain text that is shown when it is asked for. */
export function FoldedText({ label, children }: FoldedTextProps) {
  return (
    <Folded>
      <summary>{label}</summary>
      <p>{children}</p>
    </Folded>
  );
}
