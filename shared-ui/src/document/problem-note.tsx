import styled from 'styled-components';
import { token } from '../tokens/token';

const Note = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
`;

/** Why a dialog could not do its work. */
export function ProblemNote({ problem }: { problem: string | null }) {
  return problem === null ? null : <Note role="alert">{problem}</Note>;
}
