import { t } from '@lingui/core/macro';
import type { Action } from '../action/use-action';
import styled from 'styled-components';
import { token } from '../tokens/token';

const Note = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
`;

/** Why a dialog could not do its work. */
export function ProblemNote({ error, problem }: Pick<Action<[]>, 'error' | 'problem'>) {
  if (error === null) return null;
  return <Note role="alert">{problem ?? t`Correct what is marked.`}</Note>;
}
