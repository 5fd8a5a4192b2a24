import { serveQuestions } from '../../worker/serve-questions';
import type { InchiAnswer, InchiQuestion } from './inchi-messages';
import { startIndigo } from './indigo';

const indigo = await startIndigo();

void serveQuestions({ answer: reply, warmUp });

/** Its code is compiled with the first structures. */
function warmUp(): void {
  convert('C[C@H](N)C(=O)O', 'inchi');
  convert('InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', 'smiles');
}

function reply({ kind, text }: InchiQuestion): InchiAnswer {
  try {
    return { kind: 'converted', text: convert(text, kind) };
  } catch {
    // What Indigo throws is for chemists at a console: it lists every reader that failed.
    return { kind: 'refused' };
  }
}

function convert(text: string, format: InchiQuestion['kind']): string {
  const options = new indigo.MapStringString();
  try {
    return indigo.convert(text, format, options);
  } finally {
    options.delete();
  }
}
