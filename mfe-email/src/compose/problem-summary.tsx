import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { controlId, fieldLabels, type Problem } from './problems';

const Box = styled.div`
  display: flex;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[5]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid color-mix(in srgb, ${token.color.danger} 45%, transparent);
  border-radius: ${token.radius.lg};
  background: ${token.color.dangerSoft};
  color: ${token.color.onDangerSoft};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 0.1875rem;
  }
  & strong {
    font-weight: ${token.weight.semibold};
  }
  & ul {
    padding-inline-start: 1.1rem;
  }
  & button {
    padding: 0;
    border: 0;
    border-radius: ${token.radius.sm};
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & button {
      padding-block: 0.5rem;
    }
  }
`;

interface ProblemSummaryProps {
  problems: readonly Problem[];
  refusals: number;
}

/** All that keeps the message from being sent; takes the focus after a refused attempt. */
export function ProblemSummary({ problems, refusals }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  // Moves the focus to what must be read, each time an attempt was refused.
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  if (problems.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        <strong>Not sent.</strong>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={`${field}-${message}`}>
              {field === undefined ? (
                message
              ) : (
                <button
                  type="button"
                  onClick={() => document.getElementById(controlId(field))?.focus()}
                >
                  {fieldLabels[field]}: {message}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}
