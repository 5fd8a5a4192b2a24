import { token } from 'shared-ui';
import styled from 'styled-components';

const Grades = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0;
  list-style: none;

  & li {
    padding: 0.1875rem 0.75rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.full};
    font-size: 0.9375rem;
  }
`;

interface GradeListProps {
  grades: readonly string[];
}

export function GradeList({ grades }: GradeListProps) {
  return (
    <Grades>
      {grades.map((grade) => (
        <li key={grade}>{grade}</li>
      ))}
    </Grades>
  );
}
