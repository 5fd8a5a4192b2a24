import { t } from '@lingui/core/macro';
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
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const said = { none: '', copied: t`Copied`, refused: t`The browser refused to copy` };

  function copy() {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t`Copy the ${name}`} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </Button>
      <output>{said[outcome]}</output>
    </>
  );
}
