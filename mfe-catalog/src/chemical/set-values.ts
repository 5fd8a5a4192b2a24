import type { chemicals } from 'contract/catalog';
import type { ResourceFormController } from 'shared-ui/form';

type Form = ResourceFormController<typeof chemicals>;

/** Writes values into the form, without saving. Names that are no fields are left out. */
export function setValues(
  { fields, resource }: Form,
  values: Readonly<Record<string, unknown>>,
): void {
  const known = Object.entries(values).filter(([name]) => name in resource.fields);
  setFieldValues(fields, Object.fromEntries(known));
}

/** The same, of fields alone. */
export function setFieldValues(
  fields: Form['fields'],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    looseSetter(fields)(name, value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  }
}

type LooseSetter = (
  name: string,
  value: unknown,
  options: Parameters<Form['fields']['setValue']>[2],
) => void;

/** Guarantee: the names are the resource's fields, and the form checks a value that does not fit. */
function looseSetter({ setValue }: Form['fields']) {
  return setValue as LooseSetter;
}
