import styled from 'styled-components';
import { token } from '../../tokens/token';

/** Styles of rich text, in the view and in the editor. */
export const RichTextBody = styled.div`
  font-size: ${token.text.lg};
  line-height: 1.65;
  overflow-wrap: break-word;

  & > * + * {
    margin-top: 0.85em;
  }
  & h2,
  & h3,
  & h4 {
    margin-top: 1.6em;
  }
  & > :first-child {
    margin-top: 0;
  }
  & h2 {
    font-size: 1.375em;
  }
  & h3 {
    font-size: 1.15em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.5em;
  }
  & li + li {
    margin-top: 0.3em;
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: 1em;
    border-inline-start: 3px solid ${token.color.brand};
    color: ${token.color.textMuted};
  }
  & img {
    height: auto;
    border-radius: ${token.radius.lg};
  }
  & table {
    display: block;
    width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 0.45em 0.7em;
    border: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
  }
  & th {
    background: ${token.color.surfaceSunken};
    font-weight: ${token.weight.semibold};
  }
  & code {
    font-family: ${token.font.mono};
    font-size: 0.9em;
  }
`;

/** `html` must come from the API, which sanitises rich text before it stores it. */
export interface RichTextProps {
  html: string;
}

/** Rich text as written by staff. */
export function RichText({ html }: RichTextProps) {
  return <RichTextBody dangerouslySetInnerHTML={{ __html: html }} />;
}
