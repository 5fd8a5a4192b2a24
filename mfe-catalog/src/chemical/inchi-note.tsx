import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[3]};
  align-items: center;
  font-size: ${token.text.sm};

  & > div {
    display: contents;
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    max-height: 4.5em;
    overflow: auto;
    font-family: ${token.font.mono};
    overflow-wrap: anywhere;
  }
`;

interface InchiNoteProps {
  /** The identifiers of the structure in the form. */
  inchi: string;
  inchiKey: string;
}

/** The InChI and InChIKey of the structure, to be copied. */
export function InchiNote({ inchi, inchiKey }: InchiNoteProps) {
  return (
    <Lines>
      <Identifier key={inchi} name="InChI" value={inchi} />
      <Identifier key={inchiKey} name="InChIKey of the structure" value={inchiKey} />
    </Lines>
  );
}

function Identifier({ name, value }: { name: string; value: string }) {
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'The browser refused to copy'>('');

  function copy() {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser refused to copy'),
    );
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <Button variant="ghost" size="sm" aria-label={`Copy the ${name}`} onClick={copy}>
          {outcome === 'Copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </Button>
        <output>{outcome}</output>
      </dd>
    </div>
  );
}
