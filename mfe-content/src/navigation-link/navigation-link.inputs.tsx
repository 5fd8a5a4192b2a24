import { t } from '@lingui/core/macro';
import { navigationLinks } from 'contract/content';
import { Field, Input } from 'shared-ui';
import { FlagField, InputGrid, type InputsProps, TextField, useFormField } from 'shared-ui/form';
import { useAllRows } from 'shared-ui/resource';
import { SitePathField } from '../common/site-path-field';
import { columnsOf } from './footer-columns-of';

type Links = typeof navigationLinks;

export function NavigationLinkInputs({ form }: InputsProps<Links>) {
  return (
    <InputGrid>
      <TextField form={form} name="label" label={t`Label`} />
      <SitePathField
        form={form}
        name="url"
        label={t`Link`}
        help={t`A path on this site or an https address.`}
      />
      <GroupField form={form} />
      <FlagField
        form={form}
        name="newTab"
        label={t`Opens in a new tab`}
        help={t`For other sites, mostly.`}
      />
    </InputGrid>
  );
}

/** The heading of a footer column: an existing or a new one. */
function GroupField({ form }: InputsProps<Links>) {
  const { value, change, blur, ref, fieldProps } = useFormField<Links, string>({
    form,
    name: 'group',
    label: t`Footer column`,
    help: t`Its heading: one that is there, or a new one.`,
  });
  const listId = `${form.id}-columns`;
  const columns = columnsOf(useAllRows(navigationLinks));
  return (
    <Field {...fieldProps}>
      <Input
        ref={ref}
        list={listId}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => change(target.value === '' ? null : target.value)}
        onBlur={blur}
      />
      <datalist id={listId}>
        {columns.map(({ group }) => (group === null ? null : <option key={group}>{group}</option>))}
      </datalist>
    </Field>
  );
}
