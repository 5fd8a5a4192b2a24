import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, reference, required } from '../field';
import { idOf } from '../id';
import { PartnerDocument } from '../partner/partner-fields';
import { LetterLanguage } from '../partner/letter-language';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { hasFewTags, storable, text, tooManyTags } from '../text';

/** The forms of the site whose senders get a confirmation. */
export const ConfirmedForm = z.enum(['productInquiry', 'contactMessage', 'careerApplication']);
export type ConfirmedForm = z.infer<typeof ConfirmedForm>;

export const mailLimits = {
  subject: 200,
  /** Maximum characters of a message's HTML and of its text. */
  html: 200_000,
  text: 100_000,
  attachments: 20,
  /** Maximum total size of a message's attachments, in bytes. */
  attachmentBytes: 25 * 1024 * 1024,
  recipients: 10_000,
  /** Copies are sent with every message, so they are refused above this number of recipients. */
  copiedRecipients: 20,
  copies: 20,
} as const;

/** Subject, HTML and plain text written by staff: Mustache with a fixed list of variables. */
export const MailSubject = text(mailLimits.subject).regex(/^[^\r\n]*$/, 'Must be one line');
export const MailHtml = storable(mailLimits.html)
  .trim()
  .min(1, 'Must not be empty')
  .refine(hasFewTags, tooManyTags);
export const MailText = text(mailLimits.text);
export const Attachments = z.array(PartnerDocument).max(mailLimits.attachments);

export const templates = defineResource({
  name: 'template',
  label: { one: 'template', many: 'templates' },
  area: 'email',
  personalData: 'none',
  paths: groupPaths('template'),
  fields: {
    name: required(text(120)),
    categoryId: optional(...reference('emailCategory')),
    subject: required(MailSubject),
    html: required(MailHtml, { depth: 'record' }),
    /** The plain text alternative; generated from the HTML when empty. */
    text: optional(MailText, { depth: 'record' }),
    /** The variables, groups and lists that it uses, in order. */
    variables: computed(z.array(z.string())),
    attachments: defaulted(Attachments, [], { depth: 'record' }),
    language: defaulted(LetterLanguage, 'en'),
    /** The form of the site that it confirms to visitors; one template for each language. */
    confirms: optional(ConfirmedForm),
  },
  title: 'name',
  search: ['name', 'subject'],
  sorts: ['name', 'subject', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: {
    categoryId: idOf('emailCategory').optional(),
    confirms: ConfirmedForm.optional(),
    language: LetterLanguage.optional(),
  },
});

export const Template = templates.entity;
export type Template = z.infer<typeof Template>;

/** A rendered message: HTML that is safe to show in a sandboxed frame, and plain text. */
export const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type RenderedMail = z.infer<typeof RenderedMail>;

/** The records that supply the variables; samples are used for omitted ones. */
export const PreviewRecords = z.strictObject({
  customerId: idOf('customer').optional(),
  supplierId: idOf('supplier').optional(),
  inquiryId: idOf('inquiry').optional(),
  chemicalId: idOf('chemical').optional(),
});

export const templateEndpoints = {
  preview: endpoint({
    name: 'template.preview',
    method: 'POST',
    path: 'template/preview',
    access: 'admin',
    needs: { email: 'view' },
    body: z.strictObject({
      subject: MailSubject,
      html: MailHtml,
      text: MailText.nullish(),
      records: PreviewRecords.default({}),
    }),
    answer: single(RenderedMail),
    summary:
      'Renders a template, saved or not, with the given records; samples stand for what they leave open',
  }),
} as const;
