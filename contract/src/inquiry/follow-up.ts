import { z } from 'zod';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { PageQuery, QueryFlag } from '../list';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { TimeZone } from '../time-zone';
import { Moment } from '../moment';

export const FollowUpKind = z.enum(['call', 'email', 'meeting', 'note']);
export type FollowUpKind = z.infer<typeof FollowUpKind>;

/** A step of an inquiry: a task, or a note. */
export const followUps = defineResource({
  name: 'followup',
  label: { one: 'follow-up', many: 'follow-ups' },
  area: 'inquiries',
  paths: groupPaths('followup'),
  fields: {
    inquiryId: required(idOf('inquiry'), { references: 'inquiry', isPart: true }),
    kind: defaulted(FollowUpKind, 'call'),
    message: required(text(5000)),
    /** Due time; null for a note. */
    dueAt: optional(Moment),
    doneAt: optional(Moment),
    /** The admin who wrote it; null for the product itself. */
    by: computed(idOf('admin').nullable()),
    /** The version of an offer that it is the customer's question about; null for what staff write. */
    offerId: computed(idOf('offer').nullable()),
  },
  title: 'message',
  search: ['message'],
  sorts: ['dueAt', 'createdAt', 'updatedAt'],
  defaultSort: 'dueAt',
  filters: { inquiryId: idOf('inquiry').optional(), done: QueryFlag.optional() },
});

export const FollowUp = followUps.entity;
export type FollowUp = z.infer<typeof FollowUp>;

/** A follow-up with its contact and its author. */
export const NamedFollowUp = FollowUp.extend({
  inquiry: z.object({
    _id: idOf('inquiry'),
    number: z.string(),
    contactName: z.string(),
    company: z.string().nullable(),
    assignedTo: z.string().nullable(),
  }),
  byName: z.string().nullable(),
});
export type NamedFollowUp = z.infer<typeof NamedFollowUp>;

export const followUpEndpoints = {
  today: endpoint({
    name: 'followup.today',
    method: 'GET',
    path: 'followup/getTodayMessages',
    access: 'admin',
    needs: { inquiries: 'view' },
    query: PageQuery.extend({
      timeZone: TimeZone.default('UTC'),
      /** Those of inquiries assigned to the caller or to nobody. */
      mine: QueryFlag.optional(),
    }),
    answer: pageOf(NamedFollowUp),
    summary: 'The follow-ups that are not done and due today, in this time zone, or overdue',
  }),
  byInquiry: endpoint({
    name: 'followup.byInquiry',
    method: 'GET',
    path: 'followup/getByInquiryId',
    access: 'admin',
    needs: { inquiries: 'view' },
    idIn: 'query',
    query: PageQuery,
    answer: pageOf(NamedFollowUp),
    summary: 'The follow-ups of an inquiry, newest first',
  }),
  countByInquiry: endpoint({
    name: 'followup.countByInquiry',
    method: 'GET',
    path: 'followup/getCountByInquiryId',
    access: 'admin',
    needs: { inquiries: 'view' },
    idIn: 'query',
    answer: single(z.object({ count: z.int(), open: z.int() })),
    summary: 'The number of follow-ups of an inquiry, and of those not done',
  }),
} as const;
