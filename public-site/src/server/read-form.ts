import { correctionsNeeded, FormProblem } from './form-problem';
import { mostBytes, type ReadForm } from './visitor-form';

/** The maximum bytes of all forms in memory at the same time: those of a few résumés. */
const room = 60_000_000;
let taken = 0;

/**
 * Reads a form and passes it on; its bytes count against the limit until that is done.
 *
 * @throws FormProblem
 */
export async function withForm<Result>(
  request: Request,
  expected: ReadForm,
  take: (form: FormData) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new FormProblem('Send this as a form.', { status: 415 });
  }
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of chunksOf(request, expected)) {
      chunks.push(chunk);
      taken += chunk.byteLength;
      if (taken > room) throw tooMany();
    }
    const whole = new Response(new Blob(chunks.map(own)), { headers: { 'content-type': type } });
    return await take(await whole.formData().catch(torn));
  } finally {
    for (const { byteLength } of chunks) taken -= byteLength;
  }
}

async function* chunksOf(
  { headers, body }: Request,
  expected: ReadForm,
): AsyncGenerator<Uint8Array> {
  const most = mostBytes(expected);
  if (Number(headers.get('content-length')) > most) throw tooLarge(expected);
  if (body === null) return;
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(torn);
    if (done) return;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw tooLarge(expected);
    }
    yield value;
  }
}

/** Guarantee: the buffer of a request's body is never shared between threads. */
function own(chunk: Uint8Array) {
  return chunk as Uint8Array<ArrayBuffer>;
}

/** Only a file can make a form this large. */
function tooLarge({ file }: ReadForm): FormProblem {
  const status = 413;
  if (file) return correctionsNeeded([{ path: file.name, message: file.tooLarge }], status);
  return new FormProblem('Not sent: this is more than the form takes.', { status });
}

function tooMany(): FormProblem {
  const advice = 'Not sent: many forms are coming in at the moment. Try again in a minute.';
  return new FormProblem(advice, { status: 503 });
}

function torn(cause: unknown): never {
  const advice = 'Not sent: the form did not arrive whole. Try again.';
  throw new FormProblem(advice, { status: 400, cause });
}
