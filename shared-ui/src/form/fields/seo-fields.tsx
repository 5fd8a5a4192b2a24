import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import type { AnyResource, FieldOf } from '../../resource/resource-types';
import { token } from '../../tokens/token';
import { type ResourceFormController } from '../use-resource-form';
import { useFormValue } from '../use-form-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const Preview = styled.figure`
  max-width: 38rem;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};

  & > figcaption {
    margin-bottom: ${token.space[2]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Address = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Title = styled.p`
  color: ${token.color.brandText};
  font-size: ${token.text.lg};
`;

const Words = styled.p`
  && {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface SeoFieldsProps<R extends AnyResource> {
  form: ResourceFormController<R>;
  /** The resource's names of the three fields: `metaTitle` here, `metatitle` there. */
  names: {
    title: FieldOf<R, string>;
    description: FieldOf<R, string>;
    keywords: FieldOf<R, string>;
  };
  /** The page's path, and the title and description that it has without these fields. */
  page: { path: string; title: string; description?: string };
}

/** Title, description and keywords for search engines, with a preview of the search result. */
export function SeoFields<R extends AnyResource>({ form, names, page }: SeoFieldsProps<R>) {
  const title = useFormValue<R, string>(form, names.title) ?? page.title;
  const description = useFormValue<R, string>(form, names.description) ?? page.description ?? '';
  return (
    <>
      <TextField
        form={form}
        name={names.title}
        label={t`Meta title`}
        help={t`About 60 characters.`}
      />
      <TextField
        form={form}
        name={names.keywords}
        label={t`Meta keywords`}
        help={t`Separated by commas.`}
      />
      <div data-wide>
        <TextareaField
          form={form}
          name={names.description}
          label={t`Meta description`}
          help={t`About 155 characters.`}
          rows={2}
        />
      </div>
      <Preview data-wide>
        <figcaption>{t`How a search engine may show the page`}</figcaption>
        <Address>{page.path}</Address>
        <Title>{title}</Title>
        <Words>{description}</Words>
      </Preview>
    </>
  );
}
