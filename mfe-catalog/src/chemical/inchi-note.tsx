import { t } from '@lingui/core/macro';
import { CopyButton, token } from 'shared-ui';
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
      <Identifier key={inchiKey} name={t`InChIKey of the structure`} value={inchiKey} />
    </Lines>
  );
}

function Identifier({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton name={name} value={value} />
      </dd>
    </div>
  );
}
