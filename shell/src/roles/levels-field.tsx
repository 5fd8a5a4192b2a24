import { t } from '@lingui/core/macro';
import { areas, levelEverywhere, RoleLevels, type roles } from 'contract/staff';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { LevelMatrix } from './level-matrix';

/** The level of a role in each area. */
export function LevelsField({ form }: InputsProps<typeof roles>) {
  const { value, change, fieldProps } = useFormField<
    typeof roles,
    (typeof RoleLevels)['_zod']['input']
  >({
    form,
    name: 'levels',
    label: t`Permissions`,
  });
  return (
    <LevelMatrix
      areas={areas}
      value={value === null ? levelEverywhere('none') : RoleLevels.parse(value)}
      onChange={change}
      id={fieldProps.id}
      isDisabled={form.record !== undefined && form.record.builtIn !== null}
      error={fieldProps.error}
    />
  );
}
