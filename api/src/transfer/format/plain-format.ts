import { type AnyResource, type Field, fieldWords } from 'contract';
import { z } from 'zod';
import { type CellForm, formOf, listForm, referenceForm } from './cell-form';
import { namedBy } from './names';
import { columnsOf, idColumn, type TransferFormat } from './transfer-format';

/**
 * The format of a resource that no domain registers one for: a column for each field that clients write, labelled by
 * its name; computed fields too where nothing is imported. A row belongs to the record of the same title.
 */
export function plainFormat(resource: AnyResource): TransferFormat {
  const column = columnsOf(resource);
  const isImported = 'import' in resource.endpoints;
  const fields = Object.entries(resource.fields).filter(
    ([, { presence }]) => presence !== 'secret' && !(isImported && presence === 'computed'),
  );
  const targets = fields.flatMap(([, field]) => targetOf(field) ?? []);
  return {
    resource,
    columns: [
      ...fields.map(([name, field]) => column(name, fieldWords(name), { form: cellForm(field) })),
      idColumn,
    ],
    identity: [{ field: resource.title }],
    names: [...new Set(targets)].map((target) => namedBy(target)),
  };
}

function cellForm(field: Field): CellForm {
  const target = targetOf(field);
  if (target === undefined) return formOf(field.schema);
  return field.schema instanceof z.ZodArray
    ? listForm(referenceForm(target))
    : referenceForm(target);
}

/** The resource that the field's cells name a record of. */
function targetOf({ references }: Field): string | undefined {
  return typeof references === 'string' ? references : undefined;
}
