import { careersForm } from '../careers/careers.form';
import { contactForm } from '../contact/contact.form';
import type { VisitorForm } from './visitor-form';

const siteForms = new Map([contactForm, careersForm].map((form) => [form.path, form]));

/** The form that stands on a page. */
export function formAt(path: string): VisitorForm | undefined {
  return siteForms.get(path);
}
