import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

const Button = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  margin-block: -0.0625rem;
  border: 0;
  border-radius: ${token.radius.md};
  background: transparent;
  color: ${token.color.textFaint};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceSelected};
    color: ${token.color.brandText};
  }
  & svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
    margin-block: -0.625rem;
  }
`;

const shownFor = 2000;

type Outcome = 'none' | 'copied' | 'refused';

function outcomeText(outcome: Outcome): string {
  if (outcome === 'none') return '';
  return outcome === 'copied' ? t`Copied` : t`The browser refused to copy`;
}

interface CopyButtonProps {
  /** The name of the value: `CAS number`. */
  label: string;
  value: string;
}

export function CopyButton({ label, value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  // Resets the confirmation after a while.
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }

  return (
    <span className="needs-script not-in-print">
      <Button type="button" aria-label={t`Copy the ${label}`} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </Button>
      <VisuallyHidden as="output">{outcomeText(outcome)}</VisuallyHidden>
    </span>
  );
}
