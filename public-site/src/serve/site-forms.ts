import { careersForm } from '../careers/careers.form';
import { contactForm } from '../contact/contact.form';
import { certificateForm, documentRequestForm } from '../document/document.form';
import { orderListForm, inquiryForm } from '../inquiry/inquiry.form';
import { offerAnswerForm } from '../inquiry/offer-answer.form';
import { sampleForm } from '../inquiry/sample.form';
import { supplierRequestForm } from '../inquiry/supplier-request.form';
import type { SiteForm } from '../load/visitor-form';

const forms: readonly SiteForm[] = [
  contactForm,
  careersForm,
  inquiryForm,
  orderListForm,
  sampleForm,
  documentRequestForm,
  certificateForm,
  offerAnswerForm,
  supplierRequestForm,
];
const siteForms = new Map(forms.map((form) => [form.path, form]));

/** The form of a page. */
export function formAt(path: string): SiteForm | undefined {
  return siteForms.get(path);
}
