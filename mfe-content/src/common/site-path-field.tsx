import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Field, Input } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';
import { type AnyResource } from 'shared-ui/resource';
import { MissingPageNote } from './missing-page-note';
import { useSitePaths } from './use-site-paths';

/**
 * The target of a link on the site: typed, with the site's pages and categories as suggestions and a warning for a
 * missing page.
 */
export function SitePathField<R extends AnyResource>(props: FormFieldProps<R, string>) {
  const { value, change, blur, ref, fieldProps } = useFormField<R, string>(props);
  const listId = useId();
  const pages = useSitePaths();
  return (
    <div>
      <Field {...fieldProps}>
        <Input
          ref={ref}
          list={listId}
          autoComplete="off"
          placeholder={t`/about`}
          value={value ?? ''}
          onChange={({ target }) => change(target.value === '' ? null : target.value)}
          onBlur={blur}
        />
        <datalist id={listId}>
          {pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </datalist>
      </Field>
      <MissingPageNote link={value ?? ''} />
    </div>
  );
}
