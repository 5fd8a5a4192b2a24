import { formAnchor, formMeant, type LineVerdict } from 'contract/catalog';
import { readQualifiers } from 'contract/chemistry';
import type { Database } from '../../db/database';
import { readForms } from '../chemical/read-forms';

interface Hit {
  readonly _id?: unknown;
}

/** Hits with the offered form that the text asks for by strength, form, grade or its own name. */
export async function withFormMeant<H extends Hit>(
  database: Database,
  hits: readonly H[],
  text: string,
): Promise<(H & { offeredForm?: { name: string; anchor: string } })[]> {
  const isAsked = readQualifiers(text).qualifiers.some(({ kind }) => kind !== 'use');
  if (!isAsked) return [...hits];
  const forms = await readForms(
    database,
    hits.map(({ _id }) => String(_id)),
  );
  return hits.map((hit) => {
    const form = formMeant(text, forms.get(String(hit._id)) ?? []);
    if (!form) return hit;
    return { ...hit, offeredForm: { name: form.name, anchor: formAnchor(form.name) } };
  });
}

/** Verdicts on lines, each chemical with what tells its offered forms apart. */
export async function withFormsOfLines(
  database: Database,
  verdicts: readonly LineVerdict[],
): Promise<LineVerdict[]> {
  const ids = verdicts.flatMap((verdict) => {
    if (verdict.kind === 'found') return [verdict.chemical._id];
    return verdict.kind === 'similar' ? verdict.chemicals.map(({ _id }) => _id) : [];
  });
  const known = await readForms(database, ids);
  const withForms = <C extends Hit>(chemical: C) => {
    const forms = known.get(String(chemical._id)) ?? [];
    if (forms.length === 0) return chemical;
    const offeredForms = forms.map(({ name, strength, physicalForm, grades }) => {
      return { name, strength, physicalForm, grades };
    });
    return { ...chemical, offeredForms };
  };
  return verdicts.map((verdict) => {
    if (verdict.kind === 'found') return { ...verdict, chemical: withForms(verdict.chemical) };
    if (verdict.kind !== 'similar') return verdict;
    return { ...verdict, chemicals: verdict.chemicals.map(withForms) };
  });
}
