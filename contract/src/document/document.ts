import { z } from 'zod';
import { FileName } from '../file/file-name';
import { DocumentKind } from '../catalog/chemical';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { DocumentLanguage } from './document-language';
import { Day } from '../moment';

/** Visitors download a `public` document, and ask for one `request` by email. */
export const DocumentAccess = z.enum(['public', 'request']);
export type DocumentAccess = z.infer<typeof DocumentAccess>;

/** `former`: a newer revision of the series replaced it, or it was withdrawn. */
export const DocumentState = z.enum(['current', 'former']);

/** A revision of a document of a chemical. Those that replace each other are one series. */
export const documents = defineResource({
  name: 'document',
  label: { one: 'document', many: 'documents' },
  area: 'chemicals',
  personalData: 'none',
  paths: groupPaths('document'),
  fields: {
    chemicalId: required(idOf('chemical'), { references: 'chemical', isPart: true }),
    kind: required(DocumentKind),
    title: required(text(200)),
    language: required(DocumentLanguage),
    revision: optional(text(40)),
    /** The date of the revision. */
    issuedOn: optional(Day),
    access: defaulted(DocumentAccess, 'public'),
    /** Of a certificate of analysis; unique for the chemical. */
    lotNumber: optional(text(60)),
    /** The stored name of an upload. */
    file: required(FileName),
    seriesId: computed(z.uuid()),
    /** When it stopped being current, and the admin who replaced it. */
    supersededAt: computed(z.iso.datetime().nullable()),
    supersededBy: computed(idOf('admin').nullable()),
    /** Downloads by visitors, counted without who they were. */
    downloads: computed(z.int()),
    /** How many addresses got it by email. */
    recipients: computed(z.int()),
  },
  title: 'title',
  search: ['title', 'revision', 'lotNumber'],
  sorts: ['title', 'kind', 'issuedOn', 'createdAt'],
  defaultSort: '-createdAt',
  filters: {
    chemicalId: idOf('chemical').optional(),
    kind: DocumentKind.optional(),
    language: DocumentLanguage.optional(),
    state: DocumentState.optional(),
    seriesId: z.uuid().optional(),
  },
});

export const ChemicalDocumentRecord = documents.entity;
export type ChemicalDocumentRecord = z.infer<typeof ChemicalDocumentRecord>;
