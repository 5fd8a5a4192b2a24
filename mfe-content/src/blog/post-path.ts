import { siteRoutes, slugOf } from 'contract';
import { type blogs } from 'contract/content';
import { type ResourceFormController, useFormValue } from 'shared-ui/form';

/** The address of a post on the site. */
export function postPath(slug: string) {
  return siteRoutes.blog.replace(':slug', slug);
}

/** The slug that a form holds, or what the API will make of its title. */
export function useSlug(form: ResourceFormController<typeof blogs>) {
  const title = useFormValue<typeof blogs, string>(form, 'title') ?? '';
  return useFormValue<typeof blogs, string>(form, 'slug') ?? slugOf(title);
}
