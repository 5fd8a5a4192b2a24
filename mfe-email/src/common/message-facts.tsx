import { token } from 'shared-ui';
import styled from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  margin: 0 0 ${token.space[4]};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
  }
`;

const Plain = styled.pre`
  max-height: 60vh;
  margin: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  font-family: ${token.font.mono};
  font-size: ${token.text.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow: auto;
`;

export const Files = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin-top: ${token.space[3]};
  padding: 0;
  font-size: ${token.text.sm};
  list-style: none;
  overflow-wrap: anywhere;

  & svg {
    width: 1rem;
    height: 1rem;
    margin-inline-end: ${token.space[2]};
    color: ${token.color.textMuted};
    vertical-align: text-bottom;
  }
`;

/** Scrolls where it is long. */
export function PlainText({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <Plain aria-label={label} tabIndex={0}>
      {text}
    </Plain>
  );
}
