import { t } from '@lingui/core/macro';
import { ErrorBox, useRefusalFocus } from 'shared-ui/form';
import { controlId, fieldLabels, type Problem } from './problems';

interface ProblemSummaryProps {
  problems: readonly Problem[];
  refusals: number;
}

/** All problems that prevent sending; takes the focus after a failed attempt. */
export function ProblemSummary({ problems, refusals }: ProblemSummaryProps) {
  const box = useRefusalFocus(refusals);
  if (problems.length === 0) return null;
  return (
    <ErrorBox title={t`Not sent.`} ref={box}>
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
    </ErrorBox>
  );
}
