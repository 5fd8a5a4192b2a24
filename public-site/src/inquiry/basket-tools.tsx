import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, saveFile, token } from 'shared-ui';
import styled from 'styled-components';
import { csvOf } from './inquiry-csv';
import { type SharedLine, textOf } from './inquiry-texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;

  & output {
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
`;

interface BasketToolsProps {
  /** Called on demand: the lines change with each keystroke. */
  readLines: () => readonly SharedLine[];
  fileName: string;
  onEmpty?: (() => void) | undefined;
}

/** Exports the lines, as a file or as text. */
export function BasketTools({ readLines, fileName, onEmpty }: BasketToolsProps) {
  const [said, setSaid] = useState('');

  function save(): void {
    saveFile(new Blob([csvOf(readLines())], { type: 'text/csv;charset=utf-8' }), fileName);
  }

  function copy(): void {
    navigator.clipboard.writeText(textOf(readLines())).then(
      () => setSaid(t`Copied`),
      () => setSaid(t`The browser refused to copy`),
    );
  }

  return (
    <Row className="needs-script not-in-print">
      <Button variant="ghost" size="sm" onClick={save}>
        {t`Save as CSV`}
      </Button>
      <Button variant="ghost" size="sm" onClick={copy}>
        {t`Copy as text`}
      </Button>
      {onEmpty === undefined ? null : (
        <Button variant="ghost" size="sm" onClick={onEmpty}>
          {t`Remove all`}
        </Button>
      )}
      <output>{said}</output>
    </Row>
  );
}
