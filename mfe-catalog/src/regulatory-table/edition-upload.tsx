import { maxEditionBytes, RegulatoryTableFile } from 'contract/regulation';
import { useState } from 'react';
import { FileDrop, Spinner, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { useAddImport } from './use-regulatory-tables';

const Refusal = styled.p`
  margin-top: ${token.space[3]};
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

/** Takes the file of a newer edition; says in words why one is refused. */
export function EditionUpload() {
  const { mutateAsync, isPending } = useAddImport();
  const [refusal, setRefusal] = useState('');

  async function take(file: File) {
    setRefusal('');
    const read = await readEdition(file);
    if ('refusal' in read) {
      setRefusal(`${file.name} was not taken. ${read.refusal}`);
      return;
    }
    try {
      await mutateAsync(read.edition);
    } catch (error) {
      setRefusal(`${file.name} was not taken. ${messageOf(error)}`);
    }
  }
  return (
    <>
      {isPending ? (
        <Spinner label="Comparing the file with what is loaded" />
      ) : (
        <FileDrop
          label="File with a newer edition"
          accept=".json,application/json"
          hint="JSON with source, edition, month, licence and rows, at most 8 MB."
          onFiles={([file]) => file && void take(file)}
        />
      )}
      {refusal === '' ? null : <Refusal role="alert">{refusal}</Refusal>}
    </>
  );
}

type ReadEdition = { readonly edition: RegulatoryTableFile } | { readonly refusal: string };

async function readEdition(file: File): Promise<ReadEdition> {
  if (file.size > maxEditionBytes) return { refusal: 'It is larger than 8 MB.' };
  const content = parsedJson(await file.text());
  if (content === undefined) return { refusal: 'It is no JSON file.' };
  const parsed = RegulatoryTableFile.safeParse(content);
  if (parsed.success) return { edition: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  return { refusal: `It is no edition of a table. ${place}${issue?.message ?? ''}` };
}

/** Undefined for a text that is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
