import { ErrorBox, useRefusalFocus } from 'shared-ui/form';
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
  /** The number of refusals since the form was opened. */
  refusals: number;
  /** Names the entry of a field whose label alone is ambiguous. */
  placeOf?: ((path: string) => string | undefined) | undefined;
}

/** The errors of a refused form, at its top; takes the focus. Each entry links to its field. */
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
