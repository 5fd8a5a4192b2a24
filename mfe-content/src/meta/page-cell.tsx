import { t } from '@lingui/core/macro';
import type { Meta } from 'contract/content';
import { TwoLines } from 'shared-ui/table';
import { fallbackSlug, pageOfSlug } from './meta-pages';

/** The name and path of a record's page. */
export function PageCell({ pageSlug }: Pick<Meta, 'pageSlug'>) {
  const { name, path, slug } = pageOfSlug(pageSlug);
  return (
    <TwoLines>
      <span>{name}</span>
      <small>{slug === fallbackSlug ? t`Where a page has none of its own` : path}</small>
    </TwoLines>
  );
}
