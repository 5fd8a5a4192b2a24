import { t } from '@lingui/core/macro';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';

const Places = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[1]};
`;

/** A position in a text; line and column count from 1. */
export interface ProblemLocation {
  line: number;
  column: number;
}

/** Parses the position out of a template error's message. */
export function placeIn(message: string): ProblemLocation | undefined {
  const [, line, column] = /\bline (\d+), column (\d+)/i.exec(message) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** Focuses a control and moves its caret to a position. */
export function goToPlace(control: HTMLInputElement | HTMLTextAreaElement, place: ProblemLocation) {
  const before = control.value.split('\n').slice(0, place.line - 1);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + place.column - 1;
  control.focus();
  control.setSelectionRange(offset, offset);
  // Setting the caret does not scroll a textarea.
  const lineHeight = control.scrollHeight / control.value.split('\n').length;
  control.scrollTop = Math.max(0, (place.line - 3) * lineHeight);
}

interface ProblemPlacesProps {
  problems: readonly string[];
  onGo: (place: ProblemLocation) => void;
}

/** Buttons that jump to the positions of errors; hidden when no error has one. */
export function ProblemPlaces({ problems, onGo }: ProblemPlacesProps) {
  const places = problems.flatMap((problem) => placeIn(problem) ?? []);
  if (places.length === 0) return null;
  return (
    <Places>
      {places.map((place, index) => (
        <Button key={index} variant="outline" size="sm" onClick={() => onGo(place)}>
          {t`Go to line ${{ line: place.line }}, column ${{ column: place.column }}`}
        </Button>
      ))}
    </Places>
  );
}

/** The error of a field: that of the last save, else those of the preview. */
export function problemText(refused: string | undefined, problems: readonly string[]) {
  return refused ?? (problems.length === 0 ? undefined : problems.join('. '));
}
