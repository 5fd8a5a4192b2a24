import { t } from '@lingui/core/macro';
import { type ApiError } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import { mailLimits } from 'contract/email';
import { type Draft, hasRecipients } from './draft';
import { isAddress } from './parse-addresses';

/** The parts of the form that can have a problem. */
export type ComposeField =
  | 'smtpId'
  | 'templateId'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'replyTo'
  | 'subject'
  | 'html'
  | 'attachments'
  | 'sendAt';

/** A problem that prevents sending; without a field it concerns the whole message. */
export interface Problem {
  readonly field: ComposeField | undefined;
  readonly message: string;
}

/** The labels of the fields. */
export const fieldLabels: Readonly<Record<ComposeField, string>> = {
  get smtpId() {
    return t`Mail server`;
  },
  get templateId() {
    return t`Template`;
  },
  get to() {
    return t`Addresses`;
  },
  get cc() {
    return t`Copy (cc)`;
  },
  get bcc() {
    return t`Blind copy (bcc)`;
  },
  get replyTo() {
    return t`Reply to`;
  },
  get subject() {
    return t`Subject`;
  },
  get html() {
    return t({ message: 'Message', context: 'email' });
  },
  get attachments() {
    return t`Attachments`;
  },
  get sendAt() {
    return t`When`;
  },
};

/** The element id of a field's control. */
export function controlId(field: ComposeField) {
  return `compose-${field}`;
}

const aYear = 365 * 86_400_000;

/** The problems of a draft that can be found without a request. */
export function problemsOf(draft: Draft, now: number): readonly Problem[] {
  const { to, cc, bcc, replyTo, subject, html, attachments, sendAt } = draft;
  return [
    ...wrongAddresses('to', to),
    ...(hasRecipients(draft) ? [] : [{ field: 'to', message: t`Choose who gets it` } as const]),
    ...wrongAddresses('cc', cc),
    ...wrongAddresses('bcc', bcc),
    ...tooManyCopies('cc', cc),
    ...tooManyCopies('bcc', bcc),
    ...wrongAddresses('replyTo', replyTo.trim() === '' ? [] : [replyTo.trim()]),
    ...(subject.trim() === '' ? [{ field: 'subject', message: t`Write a subject` } as const] : []),
    ...(html === null ? [{ field: 'html', message: t`Write a message` } as const] : []),
    ...wrongAttachments(attachments),
    ...wrongTime(sendAt, now),
  ];
}

/** The API's errors, mapped to the form's fields. */
export function problemsIn({ fieldErrors, message }: ApiError): readonly Problem[] {
  if (fieldErrors.length === 0) return [{ field: undefined, message }];
  return fieldErrors.map((error) => ({
    field: fieldNames.get(error.path.split('.')[0] ?? ''),
    message: error.message,
  }));
}

const fieldNames = new Map<string, ComposeField>([
  ['smtpId', 'smtpId'],
  ['templateId', 'templateId'],
  ['to', 'to'],
  ['customerIds', 'to'],
  ['supplierIds', 'to'],
  ['chemicalId', 'to'],
  ['linked', 'to'],
  ['cc', 'cc'],
  ['bcc', 'bcc'],
  ['replyTo', 'replyTo'],
  ['subject', 'subject'],
  ['html', 'html'],
  ['text', 'html'],
  ['attachments', 'attachments'],
  ['scheduledAt', 'sendAt'],
]);

function wrongAddresses(field: ComposeField, typed: readonly string[]): readonly Problem[] {
  const wrong = typed.filter((one) => !isAddress(one));
  const [first] = wrong;
  if (first === undefined) return [];
  const message =
    wrong.length === 1
      ? t`“${first}” is not an email address`
      : t`${{ count: numberText(wrong.length) }} are not email addresses, “${first}” first`;
  return [{ field, message }];
}

function tooManyCopies(field: ComposeField, { length }: readonly string[]): readonly Problem[] {
  if (length <= mailLimits.copies) return [];
  return [{ field, message: t`At most ${{ count: mailLimits.copies }} addresses` }];
}

function wrongAttachments(attachments: Draft['attachments']): readonly Problem[] {
  const field = 'attachments';
  const bytes = attachments.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return [
    ...(attachments.some(({ title }) => title.trim() === '')
      ? [{ field, message: t`Give each file a title` } as const]
      : []),
    ...(attachments.length > mailLimits.attachments
      ? [{ field, message: t`At most ${{ count: mailLimits.attachments }} files` } as const]
      : []),
    ...(bytes > mailLimits.attachmentBytes
      ? [{ field, message: t`Together at most 25 MB` } as const]
      : []),
  ];
}

function wrongTime(sendAt: string | null, now: number): readonly Problem[] {
  if (sendAt === null) return [];
  const at = Date.parse(sendAt);
  const field = 'sendAt';
  if (Number.isNaN(at)) return [{ field, message: t`Choose a day and a time` }];
  if (at <= now) return [{ field, message: t`Choose a time that is still to come` }];
  return at > now + aYear ? [{ field, message: t`At most a year ahead` }] : [];
}
