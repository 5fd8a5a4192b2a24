import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, required } from '../field';
import { idOf } from '../id';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { storable, text } from '../text';

const { export: _none, ...paths } = groupPaths('report');

/** A report of money under a name. */
export const reports = defineResource({
  name: 'report',
  label: { one: 'report', many: 'reports' },
  // Whoever sees inquiries has reports of their own.
  area: {
    view: { inquiries: 'view' },
    edit: { inquiries: 'view' },
    all: { inquiries: 'view' },
  },
  paths,
  fields: {
    name: required(text(80)),
    /** A `ReportQuery` as a query string without a question mark. */
    query: defaulted(storable(2000), ''),
    /** All staff who see inquiries can see a shared report; only its owner can change it. */
    isShared: defaulted(z.boolean(), false),
    ownerId: computed(z.uuid()),
  },
  title: 'name',
  search: ['name'],
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
});

export const Report = reports.entity;
export type Report = z.infer<typeof Report>;

/** The reports that who calls gets by mail each Monday. */
export const ReportMails = z.object({ reportIds: z.array(idOf('report')) });
export type ReportMails = z.infer<typeof ReportMails>;

const mails = {
  access: 'admin',
  needs: { inquiries: 'view' },
  byKey: false,
  answer: single(ReportMails),
} as const;

export const reportMailEndpoints = {
  list: endpoint({
    ...mails,
    name: 'reportMail.list',
    method: 'GET',
    path: 'reportMail/get',
    summary: 'The reports that who calls gets by mail each Monday',
  }),
  subscribe: endpoint({
    ...mails,
    name: 'reportMail.subscribe',
    method: 'POST',
    path: 'reportMail/subscribe',
    idIn: 'query',
    idName: 'reportId',
    summary: 'Mails a report to who calls each Monday',
  }),
  unsubscribe: endpoint({
    ...mails,
    name: 'reportMail.unsubscribe',
    method: 'POST',
    path: 'reportMail/unsubscribe',
    idIn: 'query',
    idName: 'reportId',
    summary: 'Mails a report to who calls no more',
  }),
} as const;
