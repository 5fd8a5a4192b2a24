import { page, withPlainPages } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import manifest from '../remote.json';

/** The pages with addresses of their own. */
const ownPages: RouteObject[] = [
  { path: 'smtp-table', ...page(() => import('./smtp/smtp-table.page')) },
  { path: 'add-smtp', ...page(() => import('./smtp/add-smtp.page')) },
  { path: 'edit-smtp-form/:id', ...page(() => import('./smtp/edit-smtp-form.page')) },
  { path: 'email-template-table', ...page(() => import('./template/template-table.page')) },
  { path: 'add-template', ...page(() => import('./template/add-template.page')) },
  { path: 'edit-template/:id', ...page(() => import('./template/edit-template.page')) },
  { path: 'email-form', ...page(() => import('./email-form.page')) },
  { path: 'arrived-mail', ...page(() => import('./mailbox/arrived-mail.page')) },
  { path: 'email-category', ...page(() => import('./email-category/email-category.page')) },
  {
    path: 'email-category-form',
    ...page(() => import('./email-category/email-category-form.page')),
  },
  {
    path: 'edit-email-category/:id',
    ...page(() => import('./email-category/edit-email-category.page')),
  },
];

/** Every page of this remote: its own, and the screens of plain resources at the other addresses of `remote.json`. */
export const routes: RouteObject[] = withPlainPages(ownPages, {
  patterns: manifest.patterns,
  load: (noun) => import(`./${noun}/${noun}.screens.tsx`),
});

export function smtpTableHref() {
  return '/smtp-table';
}

/** The blank form, or one that starts as a copy of a mail server. */
export function addSmtpHref(options: { copyOf?: string } = {}) {
  return withCopy('/add-smtp', options.copyOf);
}

export function editSmtpHref(id: string) {
  return `/edit-smtp-form/${id}`;
}

/** The templates: all, or those of a category. */
export function templateTableHref(filters: { categoryId?: string } = {}) {
  const { categoryId } = filters;
  return categoryId === undefined
    ? '/email-template-table'
    : `/email-template-table?categoryId=${categoryId}`;
}

/** The blank form, or one that starts as a copy of a template. */
export function addTemplateHref(options: { copyOf?: string } = {}) {
  return withCopy('/add-template', options.copyOf);
}

export function editTemplateHref(id: string) {
  return `/edit-template/${id}`;
}

export function emailCategoryHref() {
  return '/email-category';
}

/** The blank form, or one that starts as a copy of a category. */
export function emailCategoryFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/email-category-form', options.copyOf);
}

export function editEmailCategoryHref(id: string) {
  return `/edit-email-category/${id}`;
}

interface WritingStart {
  /** The sending that is in sight in the outbox. */
  batchId?: string;
  /** The template that the message starts with. */
  templateId?: string;
}

/** Where mail is written, and the outbox is. */
export function emailFormHref({ batchId, templateId }: WritingStart = {}) {
  if (templateId !== undefined) return `/email-form?template=${templateId}`;
  return batchId === undefined ? '/email-form' : `/email-form?batch=${batchId}`;
}

/** What reached the development mail server. */
export function arrivedMailHref() {
  return '/arrived-mail';
}

function withCopy(path: string, copyOf: string | undefined) {
  return copyOf === undefined ? path : `${path}?copy=${copyOf}`;
}
