import { plural, t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { looksLikeInchi } from 'contract/chemistry';
import { Pencil } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { Button, Field, pastedStructure, Textarea, token } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';
import { StructureBox } from './structure-box';
import { StructureDialog } from './structure-dialog';
import { useMolfile } from './use-molfile';
import type { StructureReading } from './use-structure';

type Chemicals = typeof chemicals;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${token.space[4]} ${token.space[5]};
  align-items: start;

  & > div {
    min-width: 0;
  }
  & textarea {
    font-family: ${token.font.mono};
    overflow-wrap: anywhere;
  }
  & > div > button {
    margin-top: ${token.space[3]};
  }
`;

const Note = styled.p`
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

interface SmilesFieldProps extends InputsProps<Chemicals> {
  reading: StructureReading;
}

/** The structure: typed or pasted as SMILES, pasted as an InChI or molfile, or drawn; with its picture. */
export function SmilesField({ form, reading }: SmilesFieldProps) {
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, string>({
    form,
    name: 'smiles',
    label: 'SMILES',
    help: t`Type or paste a SMILES or InChI, paste a molfile, or draw the structure.`,
  });
  const [isDrawing, setIsDrawing] = useState(false);
  const molfile = useMolfile(change);

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    const { kind, text } = pastedStructure(pasted);
    const isInchi = looksLikeInchi(text);
    if (text === pasted && !isInchi) return;
    event.preventDefault();
    if (kind === 'molfile' || isInchi) void molfile.read(text);
    else type(withPasted(event.currentTarget, text));
  }
  function type(text: string) {
    molfile.forget();
    change(text === '' ? null : text);
  }
  const refusal = reading.status === 'refused' ? reading.reason : undefined;
  return (
    <Columns>
      <div>
        <Field {...fieldProps} error={fieldProps.error ?? molfile.problem ?? refusal}>
          <Textarea
            ref={ref}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            value={value ?? ''}
            onChange={({ target }) => type(target.value)}
            onPaste={paste}
            onBlur={blur}
          />
        </Field>
        <Button variant="outline" onClick={() => setIsDrawing(true)}>
          <Pencil /> {t`Draw`}
        </Button>
        <output>
          {molfile.isReading ? (
            <Note>{t`Reading the structure…`}</Note>
          ) : (
            <OpenCentres {...{ reading }} />
          )}
        </output>
      </div>
      <StructureBox reading={molfile.isReading ? { status: 'reading' } : reading} />
      {isDrawing ? (
        <StructureDialog
          smiles={value ?? ''}
          onUse={(smiles) => {
            type(smiles);
            setIsDrawing(false);
          }}
          onClose={() => setIsDrawing(false)}
        />
      ) : null}
    </Columns>
  );
}

/** The text with the selection replaced by the pasted one. */
function withPasted({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, pasted: string) {
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
}

function OpenCentres({ reading }: Pick<SmilesFieldProps, 'reading'>) {
  const count = reading.status === 'read' ? reading.facts.openStereocentres : 0;
  if (count === 0) return null;
  return (
    <Note>
      {t`${plural(count, {
        one: 'One stereocentre is left open.',
        other: '# stereocentres are left open.',
      })}`}
    </Note>
  );
}
