import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { breakpoint, token } from '../tokens/token';

/** The steps of an import, in order. */
const importSteps = ['file', 'grid', 'columns', 'check', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

const labels: Readonly<Record<ImportStep, string>> = {
  get file() {
    return t`File`;
  },
  get grid() {
    return t`Table`;
  },
  get columns() {
    return t`Columns`;
  },
  get check() {
    return t`Check`;
  },
  get import() {
    return t`Import`;
  },
};

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  margin-bottom: ${token.space[5]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: ${token.space[2]};
    min-width: 0;
    padding-top: ${token.space[2]};
    border-top: 3px solid ${token.color.border};
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
    white-space: nowrap;
  }
  & > li[data-state='past'] {
    border-color: ${token.color.brand};
    color: ${token.color.text};
  }
  & > li[aria-current] {
    border-color: ${token.color.brand};
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  @media (width < ${breakpoint.compact}) {
    & > li {
      gap: ${token.space[1]};
      font-size: ${token.text.xs};
    }
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: ${token.color.surfaceSunken};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;

  li[data-state='past'] > &,
  li[aria-current] > & {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

interface ImportStepperProps {
  step: ImportStep;
}

/** Shows the current step. */
export function ImportStepper({ step }: ImportStepperProps) {
  const current = importSteps.indexOf(step);
  return (
    <List aria-label={t`Steps of the import`}>
      {importSteps.map((one, index) => (
        <li
          key={one}
          data-state={index < current ? 'past' : 'ahead'}
          {...(index === current && { 'aria-current': 'step' as const })}
        >
          <Mark aria-hidden="true">{index < current ? <Check /> : index + 1}</Mark>
          <Label>{labels[one]}</Label>
          {index < current ? <VisuallyHidden>{t`, done`}</VisuallyHidden> : null}
        </li>
      ))}
    </List>
  );
}
