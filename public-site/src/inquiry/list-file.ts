import { t } from '@lingui/core/macro';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { listFileLimits } from 'contract/order-list';
import { correctionsNeeded, FormProblem } from '../load/form-problem';
import { postToApi } from '../load/post-to-api';
import { type FormFile, maxTextLength, type SentValues, type Typed } from '../load/visitor-form';

export const listFile: FormFile = {
  name: 'file',
  max: listFileLimits.bytes,
  wrong: () => t`Choose a CSV, XLSX, PDF or text file`,
  tooLarge: () => t`The file is too large: 1 MB at most`,
};

const headers = { 'content-type': 'application/json' };

/** The rows of a sent file become lines of the list, below those that were pasted. */
export async function withFileText(sent: SentValues): Promise<Typed> {
  if ((sent.values['list'] ?? '').length > maxTextLength) {
    throw new FormProblem(t`This is more than a list may have.`, { status: 413 });
  }
  const file = sent.data.get(listFile.name);
  if (file === null || typeof file === 'string' || file.size === 0) return sent.values;
  if (file.size > listFile.max) throw wrongFile(listFile.tooLarge());
  const text = await textOf(file, sent);
  const list = [sent.values['list'] ?? '', text].filter((part) => part.trim() !== '').join('\n');
  return { ...sent.values, list };
}

async function textOf(file: File, { apiFetch, connection }: SentValues): Promise<string> {
  const { readList } = chemicalSearchEndpoints;
  const body = JSON.stringify({ file: Buffer.from(await file.arrayBuffer()).toString('base64') });
  const posted = await postToApi(apiFetch, readList, { headers, body, connection });
  switch (posted.kind) {
    case 'taken':
      return readList.answer.parse(posted.answer).data.text;
    case 'refused':
      throw wrongFile(posted.problem.errors?.[0]?.message ?? posted.problem.detail);
    case 'lost':
      throw new FormProblem(t`The file could not be read at the moment. Try it again.`, {
        status: 503,
        cause: posted.cause,
      });
    default:
      return posted satisfies never;
  }
}

function wrongFile(message: string): FormProblem {
  return correctionsNeeded([{ path: listFile.name, message }]);
}
