import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';

export interface CopyButtonProps {
  /** What is copied, after “Copy the”: “InChI”. */
  name: string;
  value: string;
}

/** Copies a text and says whether the browser did. Give it the text as its `key`: a new text is not copied yet. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'The browser refused to copy'>('');

  function copy() {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser refused to copy'),
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Copy the ${name}`} onClick={copy}>
        {outcome === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </Button>
      <output>{outcome}</output>
    </>
  );
}
