import { ErrorBox, useRefusalFocus } from 'shared-ui';
import styled from 'styled-components';
import { fieldId } from './form-context';
import type { FormRefusal } from './form-view';

const Line = styled.li`
  & > a {
    color: inherit;
  }
`;

interface ErrorSummaryProps {
  refusal: FormRefusal | null;
  /** How often the form was refused while it is shown. */
  refusals: number;
  /** What a field belongs to, where its name alone does not say. */
  placeOf?: ((path: string) => string | undefined) | undefined;
}

/** Why the form was not taken, at its top; takes the focus. Each entry leads to its field. */
export function ErrorSummary({ refusal, refusals, placeOf }: ErrorSummaryProps) {
  const box = useRefusalFocus(refusals);
  if (refusal === null) return null;
  return (
    <ErrorBox title={refusal.message} ref={box}>
      {refusal.errors.map(({ path, message }) => (
        <Line key={path}>
          <a href={`#${fieldId(path)}`}>{[placeOf?.(path), message].filter(Boolean).join(': ')}</a>
        </Line>
      ))}
    </ErrorBox>
  );
}
