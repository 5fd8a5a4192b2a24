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
  { path: 'inbox', ...page(() => import('./inbox/inbox.page')) },
  {
    path: 'mail-account-sign-in',
    ...page(() => import('./mail-account/provider-return.page')),
  },
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

/** The form for a new mail server, blank or as a copy. */
export function addSmtpHref(options: { copyOf?: string } = {}) {
  return withCopy('/add-smtp', options.copyOf);
}

export function editSmtpHref(id: string) {
  return `/edit-smtp-form/${id}`;
}

/** The list of templates, optionally of one category. */
export function templateTableHref(filters: { categoryId?: string } = {}) {
  const { categoryId } = filters;
  return categoryId === undefined
    ? '/email-template-table'
    : `/email-template-table?categoryId=${categoryId}`;
}

/** The form for a new template, blank or as a copy. */
export function addTemplateHref(options: { copyOf?: string } = {}) {
  return withCopy('/add-template', options.copyOf);
}

export function editTemplateHref(id: string) {
  return `/edit-template/${id}`;
}

export function emailCategoryHref() {
  return '/email-category';
}

/** The form for a new category, blank or as a copy. */
export function emailCategoryFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/email-category-form', options.copyOf);
}

export function editEmailCategoryHref(id: string) {
  return `/edit-email-category/${id}`;
}

interface WritingStart {
  /** The sending shown in the outbox. */
  batchId?: string;
  /** The template to fill in. */
  templateId?: string;
}

/** The page with the form for a new message and the outbox. */
export function emailFormHref({ batchId, templateId }: WritingStart = {}) {
  if (templateId !== undefined) return `/email-form?template=${templateId}`;
  return batchId === undefined ? '/email-form' : `/email-form?batch=${batchId}`;
}

/** The messages that came into the mailboxes; one of them beside the list. */
export function inboxHref(options: { state?: string; message?: string } = {}) {
  const query = new URLSearchParams(options).toString();
  return query === '' ? '/inbox' : `/inbox?${query}`;
}

/** The mailboxes that mail is read from. */
export function mailAccountHref() {
  return '/mail-account';
}

/** The mail received by the development mail server. */
export function arrivedMailHref() {
  return '/arrived-mail';
}

function withCopy(path: string, copyOf: string | undefined) {
  return copyOf === undefined ? path : `${path}?copy=${copyOf}`;
}
