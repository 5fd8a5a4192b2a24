import { t } from '@lingui/core/macro';
import type { aboutUs } from 'contract/content';
import { useState } from 'react';
import { Field, HintNote, Input, RadioGroup, token } from 'shared-ui';
import { type InputsProps, useFormField, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { SitePageLink } from '../common/site-page-link';
import { pagesBySlug } from './site-pages';

type AboutUs = typeof aboutUs;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** A radio value that cannot collide: slugs do not begin with a hyphen. */
const other = '-';

function choices() {
  return [
    ...Array.from(pagesBySlug, ([value, { name }]) => ({ value, label: name })),
    { value: other, label: t`Another address` },
  ];
}

/** The page of the site that shows the text. Another slug can be stored, but no page shows it. */
export function AboutSlugField({ form }: InputsProps<AboutUs>) {
  const [isTyped, setIsTyped] = useState(false);
  const { value, change, blur, ref, fieldProps } = useFormField<AboutUs, string>({
    form,
    name: 'slug',
    label: t`Page`,
    missing: t`Choose a page`,
  });
  const isOther = isTyped || (value !== null && !pagesBySlug.has(value));

  function choose(chosen: string) {
    setIsTyped(chosen === other);
    change(chosen === other ? null : chosen);
  }
  const radios = (
    <RadioGroup
      options={choices()}
      value={isOther ? other : (value ?? undefined)}
      onValueChange={choose}
      onBlur={blur}
    />
  );
  if (!isOther) return <Field {...fieldProps}>{radios}</Field>;
  return (
    <Stack>
      <Field label={t`Page`} isRequired>
        {radios}
      </Field>
      <Field
        {...fieldProps}
        label={t`Page URL`}
        help={t`Lower-case letters, digits and hyphens: our-history.`}
      >
        <Input
          ref={ref}
          spellCheck={false}
          autoComplete="off"
          value={value ?? ''}
          onChange={({ target }) => change(target.value === '' ? null : target.value)}
          onBlur={blur}
        />
      </Field>
    </Stack>
  );
}

/** A link to the text's page on the site, or a note that no page shows it. */
export function AboutPlace({ form }: InputsProps<AboutUs>) {
  const slug = useFormValue<AboutUs, string>(form, 'slug');
  if (slug === null) return null;
  const page = pagesBySlug.get(slug);
  if (page !== undefined) return <SitePageLink path={page.path} />;
  return (
    <HintNote>
      <span>
        {t`No page of the site shows this text: those about the company show the texts of ${{ slugs: [...pagesBySlug.keys()].join(', ') }}.`}
      </span>
    </HintNote>
  );
}
