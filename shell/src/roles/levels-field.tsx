import { areas, levelEverywhere, type Permissions, type roles } from 'contract/staff';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { LevelMatrix } from './level-matrix';

/** The level of a role in each area. */
export function LevelsField({ form }: InputsProps<typeof roles>) {
  const { value, change, fieldProps } = useFormField<typeof roles, Permissions>({
    form,
    name: 'levels',
    label: 'Permissions',
  });
  return (
    <LevelMatrix
      areas={areas}
      value={value ?? levelEverywhere('none')}
      onChange={change}
      id={fieldProps.id}
      isDisabled={form.record !== undefined && form.record.builtIn !== null}
      error={fieldProps.error}
    />
  );
}
