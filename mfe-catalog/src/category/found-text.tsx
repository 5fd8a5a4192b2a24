import { token } from 'shared-ui';
import styled from 'styled-components';

const Found = styled.mark`
  border-radius: ${token.radius.sm};
  background: ${token.color.warningSoft};
  color: ${token.color.onWarningSoft};
`;

interface FoundTextProps {
  text: string;
  search: string;
}

/** A text with what was searched for marked in it. */
export function FoundText({ text, search }: FoundTextProps) {
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  if (at < 0) return text;
  const end = at + search.length;
  return (
    <>
      {text.slice(0, at)}
      <Found>{text.slice(at, end)}</Found>
      {text.slice(end)}
    </>
  );
}
