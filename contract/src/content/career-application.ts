import { z } from 'zod';
import { FileName } from '../file/file-name';
import { Email } from '../staff/admin';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required } from '../field';
import { FormGuard, Receipt } from '../inquiry/public-form';
import { LetterLanguage } from '../partner/letter-language';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { nameText, text } from '../text';

export const ApplicationStatus = z.enum([
  'new',
  'shortlisted',
  'interview',
  'rejected',
  'hired',
  'spam',
]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

const applicant = {
  name: nameText(120),
  email: Email,
  phone: text(40),
  /** The opening in `careerInfo` applied for. */
  openingId: z.uuid(),
  position: text(120),
  experienceYears: z.number().min(0).max(70),
  message: text(10_000),
};

/**
 * Job applications, from the site or entered by staff (`add`, which sends neither notifications nor mail). Staff
 * manage their status and notes.
 */
export const careerApplications = defineResource({
  name: 'career',
  label: { one: 'application', many: 'applications' },
  area: 'applications',
  paths: namedPaths({
    list: 'career/get',
    get: 'career/getById',
    add: 'career/enter',
    update: 'career/update',
    remove: 'career/delete',
    export: 'career/export',
  }),
  fields: {
    reference: computed(z.string()),
    name: required(applicant.name),
    email: required(applicant.email),
    phone: optional(applicant.phone),
    openingId: optional(applicant.openingId),
    /** The title of the opening by default. */
    position: optional(applicant.position),
    experienceYears: optional(applicant.experienceYears),
    message: optional(applicant.message, { depth: 'record' }),
    /** Of the page that it was sent from. */
    language: optional(LetterLanguage),
    /** A PDF or DOCX document that only staff can download. It cannot be replaced. */
    resume: optional(FileName),
    status: defaulted(ApplicationStatus, 'new'),
    notes: optional(text(5000), { depth: 'record' }),
  },
  title: 'name',
  search: ['reference', 'name', 'email', 'position'],
  sorts: ['name', 'position', 'status', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: { status: ApplicationStatus.optional(), openingId: applicant.openingId.optional() },
});

export const CareerApplication = careerApplications.entity;
export type CareerApplication = z.infer<typeof CareerApplication>;

/** What the site's application form sends; the résumé is the file part `resume`. */
export const NewApplication = z.strictObject({
  name: applicant.name,
  email: applicant.email,
  phone: applicant.phone.nullish(),
  openingId: applicant.openingId.nullish(),
  position: applicant.position.nullish(),
  experienceYears: applicant.experienceYears.nullish(),
  message: applicant.message.nullish(),
  resume: FileName,
  ...FormGuard,
});

export const careerEndpoints = {
  apply: endpoint({
    name: 'career.apply',
    method: 'POST',
    path: 'career/add',
    access: 'public',
    needs: 'account',
    cost: 'counted',
    body: NewApplication,
    encoding: 'multipart',
    idempotent: true,
    answer: Receipt,
    status: 201,
    summary: 'Takes an application with its résumé (PDF or DOCX), sent as the part `resume`',
  }),
} as const;
