import { t } from '@lingui/core/macro';
import type { banners } from 'contract/content';
import { useId } from 'react';
import { Field, Input } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { SitePageLink } from '../common/site-page-link';
import { useSitePaths } from '../common/use-site-paths';
import { pathOfSlug, slugOfPath } from './banner-path';

/** The page of the banner, with suggestions; any path is allowed. */
export function PageSlugField({ form }: InputsProps<typeof banners>) {
  const { value, change, blur, ref, fieldProps } = useFormField<typeof banners, string>({
    form,
    name: 'pageSlug',
    label: t`Page`,
    help: t`Its path without the first slash: choose one, or type another.`,
  });
  const listId = useId();
  const pages = useSitePaths();

  function type(text: string) {
    const slug = text.replace(/^\/+/, '');
    change(slug === '' ? null : slug);
  }
  return (
    <>
      <Field {...fieldProps}>
        <Input
          ref={ref}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          placeholder={t`about`}
          value={value ?? ''}
          onChange={({ target }) => type(target.value)}
          onBlur={blur}
        />
      </Field>
      <datalist id={listId}>
        {pages.map(({ path, name }) => (
          <option key={path} value={slugOfPath(path)}>
            {name}
          </option>
        ))}
      </datalist>
      {value === null ? null : <SitePageLink path={pathOfSlug(value)} />}
    </>
  );
}
