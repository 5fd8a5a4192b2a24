import { chosenLocale, utcDateText } from 'contract';
import { languageName } from 'contract/document';
import type { LetterLanguage } from 'contract/partner';
import Mustache from 'mustache';
import type { MailSource } from '../email/template/mail-source';
import { inLocaleOf } from '../kernel/in-locale-of';
import { type DocumentWords, documentWords } from './document-words';
import type { MailedDocument } from './mailed-documents';

const { en } = documentWords;

/** The answer to a visitor. Nothing in it was typed by one. */
export function requestMail(document: MailedDocument, language: LetterLanguage): MailSource {
  const words = documentWords[language];
  return inLocaleOf(language, chosenLocale(), () => {
    const paragraphs = [words.asked, listed([document], words), end(words), words.mistyped];
    return letter([document], paragraphs, words);
  });
}

/** Documents that staff send, with their own words. */
export function sentMail(documents: readonly MailedDocument[], message: string | null): MailSource {
  const words = (message ?? '')
    .split(/\n[^\S\n]*\n/)
    .map((one) => quoted(one).replaceAll('\n', '<br>'));
  return letter(documents, [
    ...words.filter((one) => one.trim() !== ''),
    documents.length === 1 ? 'This document is attached:' : 'These documents are attached:',
    listed(documents),
    'Kind regards<br>{{sender.name}}<br>{{company.name}}',
  ]);
}

/** A new revision, for those who got an earlier one. */
export function revisionMail(document: MailedDocument): MailSource {
  const { kind } = document;
  return letter(
    [document],
    [
      `Within the last twelve months we sent you an earlier revision of this ${en.kinds[kind]}. Here is the new one; please use it from now on:`,
      listed([document]),
      ...(kind === 'SDS'
        ? ['Article 31(9) of Regulation (EC) No 1907/2006 (REACH) provides for this message.']
        : []),
      end(en),
    ],
  );
}

function end({ regards }: DocumentWords): string {
  return `${regards}<br>{{company.name}}`;
}

function letter(
  documents: readonly MailedDocument[],
  paragraphs: readonly string[],
  { kinds } = en,
): MailSource {
  const [first] = documents;
  const more = documents.length > 1 ? ` and ${documents.length - 1} more` : '';
  const subject = first ? `${first.chemicalName}: ${kinds[first.kind]}${more}` : '';
  const html = paragraphs.map((one) => (one.startsWith('<ul>') ? one : `<p>${one}</p>`));
  return { subject: withoutTags(subject), html: html.join('\n'), text: null };
}

function listed(documents: readonly MailedDocument[], words = en): string {
  return `<ul>${documents.map((one) => `<li>${quoted(factsOf(one, words))}</li>`).join('')}</ul>`;
}

function factsOf(document: MailedDocument, words: DocumentWords): string {
  const { chemicalName, title, kind, language, revision, issuedOn, lotNumber } = document;
  return [
    `${chemicalName}: ${title}`,
    words.kinds[kind],
    languageName(language, words.language),
    ...(lotNumber === null ? [] : [words.lot(lotNumber)]),
    ...(revision === null ? [] : [words.revision(revision)]),
    ...(issuedOn === null ? [] : [utcDateText(issuedOn)]),
  ].join(', ');
}

function quoted(text: string): string {
  return withoutTags(Mustache.escape(text));
}

/** A template shows these texts as they are. */
function withoutTags(text: string): string {
  return text.replaceAll('{{', '{ {');
}
