import type { InquiryProgress } from 'contract/inquiry';
import { Check } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  max-width: 44rem;
  margin-top: clamp(1.5rem, 4vw, 2.5rem);
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    padding-top: 0.75rem;
    border-top: 2px solid ${token.color.border};
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
  & li[data-done] {
    border-color: ${token.color.brand};
    color: ${token.color.text};
  }
  & li[aria-current] {
    font-weight: ${token.weight.semibold};
  }
  & svg {
    width: 1rem;
    height: 1rem;
    color: ${token.color.brandText};
  }
`;

const steps: readonly (readonly [state: InquiryProgress['state'], label: string])[] = [
  ['received', 'Received'],
  ['in-progress', 'In progress'],
  ['closed', 'Closed'],
];

export function StateSteps({ state }: Pick<InquiryProgress, 'state'>) {
  const current = steps.findIndex(([step]) => step === state);
  return (
    <Steps aria-label="How it stands">
      {steps.map(([step, label], place) => (
        <li
          key={step}
          data-done={place <= current ? '' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {place <= current ? <Check aria-hidden="true" /> : null}
          {label}
        </li>
      ))}
    </Steps>
  );
}
