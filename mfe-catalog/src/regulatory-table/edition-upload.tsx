import { t } from '@lingui/core/macro';
import { maxEditionBytes, maxWorkbookBytes, RegulatoryTableFile } from 'contract/regulation';
import { useState } from 'react';
import { FileDrop, Spinner, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { useAddImport, useReadWorkbook } from './use-regulatory-tables';
import { type ReadWorkbook, WorkbookDialog } from './workbook-dialog';

const Refusal = styled.p`
  margin-top: ${token.space[3]};
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

/** Takes the file of a newer edition; says in words why one is refused. */
export function EditionUpload() {
  const { mutateAsync, isPending } = useAddImport();
  const readWorkbook = useReadWorkbook();
  const [refusal, setRefusal] = useState('');
  const [workbook, setWorkbook] = useState<ReadWorkbook>();

  async function take(file: File) {
    setRefusal('');
    if (/\.xlsx$/i.test(file.name)) {
      await takeWorkbook(file);
      return;
    }
    const read = await readEdition(file);
    if ('refusal' in read) {
      setRefusal(t`${{ name: file.name }} was not taken. ${{ refusal: read.refusal }}`);
      return;
    }
    try {
      await mutateAsync(read.edition);
    } catch (error) {
      setRefusal(t`${{ name: file.name }} was not taken. ${{ refusal: messageOf(error) }}`);
    }
  }
  async function takeWorkbook(file: File) {
    if (file.size > maxWorkbookBytes) {
      setRefusal(t`${{ name: file.name }} was not taken. It is larger than 5 MB.`);
      return;
    }
    try {
      const sent = { file: base64Of(await file.arrayBuffer()), fileName: file.name };
      const { data } = await readWorkbook.mutateAsync(sent);
      setWorkbook({ ...data, ...sent });
    } catch (error) {
      setRefusal(t`${{ name: file.name }} was not taken. ${{ refusal: messageOf(error) }}`);
    }
  }
  return (
    <>
      {isPending || readWorkbook.isPending ? (
        <Spinner label={t`Reading the file`} />
      ) : (
        <FileDrop
          label={t`File with a newer edition`}
          accept=".xlsx,.json,application/json"
          hint={t`The workbook of Annex VI from ECHA or of Table A of ADR (XLSX, at most 5 MB), or a JSON file of an edition (at most 8 MB).`}
          onFiles={([file]) => file && void take(file)}
        />
      )}
      {refusal === '' ? null : <Refusal role="alert">{refusal}</Refusal>}
      {workbook === undefined ? null : (
        <WorkbookDialog workbook={workbook} onClose={() => setWorkbook(undefined)} />
      )}
    </>
  );
}

/** In pieces: one call takes only so many arguments. */
function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192) {
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return btoa(text);
}

type ReadEdition = { readonly edition: RegulatoryTableFile } | { readonly refusal: string };

async function readEdition(file: File): Promise<ReadEdition> {
  if (file.size > maxEditionBytes) return { refusal: t`It is larger than 8 MB.` };
  const content = parsedJson(await file.text());
  if (content === undefined) return { refusal: t`It is no JSON file.` };
  const parsed = RegulatoryTableFile.safeParse(content);
  if (parsed.success) return { edition: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  const fault = `${place}${issue?.message ?? ''}`;
  return { refusal: t`It is no edition of a table. ${fault}` };
}

/** Undefined for a text that is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
