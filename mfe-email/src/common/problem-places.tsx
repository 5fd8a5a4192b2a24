import { Button, token } from 'shared-ui';
import styled from 'styled-components';

const Places = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[1]};
`;

/** A place in a text; both count from 1. */
export interface ProblemLocation {
  line: number;
  column: number;
}

/** The place that a message about a template names. */
export function placeIn(message: string): ProblemLocation | undefined {
  const [, line, column] = /\bline (\d+), column (\d+)/i.exec(message) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** Puts the caret to a place of a control and takes the focus there. */
export function goToPlace(control: HTMLInputElement | HTMLTextAreaElement, place: ProblemLocation) {
  const before = control.value.split('\n').slice(0, place.line - 1);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + place.column - 1;
  control.focus();
  control.setSelectionRange(offset, offset);
  // A textarea brings only what is typed into sight by itself.
  const lineHeight = control.scrollHeight / control.value.split('\n').length;
  control.scrollTop = Math.max(0, (place.line - 3) * lineHeight);
}

interface ProblemPlacesProps {
  problems: readonly string[];
  onGo: (place: ProblemLocation) => void;
}

/** Leads to what is wrong in a text; nothing where no problem names a place. */
export function ProblemPlaces({ problems, onGo }: ProblemPlacesProps) {
  const places = problems.flatMap((problem) => placeIn(problem) ?? []);
  if (places.length === 0) return null;
  return (
    <Places>
      {places.map((place, index) => (
        <Button key={index} variant="outline" size="sm" onClick={() => onGo(place)}>
          Go to line {place.line}, column {place.column}
        </Button>
      ))}
    </Places>
  );
}

/** What a field says of its problems: what a refused save said, else what the preview found. */
export function problemText(refused: string | undefined, problems: readonly string[]) {
  return refused ?? (problems.length === 0 ? undefined : problems.join('. '));
}
