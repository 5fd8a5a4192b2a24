import { css } from 'styled-components';
import { token } from '../tokens/token';
import type { TextPart } from './text-difference';

/** Styles of deletions and insertions. */
export const marks = css`
  & del,
  & ins {
    padding-inline: 0.125rem;
    border-radius: ${token.radius.sm};
    box-decoration-break: clone;
  }
  & del {
    background: ${token.color.dangerSoft};
    color: ${token.color.onDangerSoft};
  }
  & ins {
    background: ${token.color.successSoft};
    color: ${token.color.onSuccessSoft};
    text-decoration: none;
  }
`;

const tags = { same: 'span', gone: 'del', new: 'ins' } as const;

/** A text with deletions and insertions marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, place) => {
    const Tag = tags[kind];
    return <Tag key={place}>{text}</Tag>;
  });
}
