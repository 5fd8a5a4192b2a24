import { siteRoutes, slugOf } from 'contract';
import { type blogs } from 'contract/content';
import { type ResourceFormController, useFormValue } from 'shared-ui/form';

/** The path of a post on the site. */
export function postPath(slug: string) {
  return siteRoutes.blog.replace(':slug', slug);
}

/** The form's slug, or the one that the API will derive from the title. */
export function useSlug(form: ResourceFormController<typeof blogs>) {
  const title = useFormValue<typeof blogs, string>(form, 'title') ?? '';
  return useFormValue<typeof blogs, string>(form, 'slug') ?? slugOf(title);
}
