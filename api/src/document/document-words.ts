import type { DocumentKind } from 'contract/catalog';
import type { LetterLanguage } from 'contract/partner';

/** What a mail says of documents, in one language. */
export interface DocumentWords {
  readonly language: LetterLanguage;
  /** As they stand in a sentence. */
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly lot: (number: string) => string;
  readonly revision: (revision: string) => string;
  /** To a visitor who asked for a document on the website. */
  readonly asked: string;
  readonly mistyped: string;
  readonly regards: string;
}

export const documentWords: Readonly<Record<LetterLanguage, DocumentWords>> = {
  en: {
    language: 'en',
    kinds: {
      SDS: 'safety data sheet',
      TDS: 'technical data sheet',
      COA: 'certificate of analysis',
      Specification: 'specification',
      Other: 'document',
    },
    lot: (number) => `lot ${number}`,
    revision: (revision) => `revision ${revision}`,
    asked: 'You asked on our website for this document. It is attached:',
    mistyped: 'If you did not ask for it, somebody mistyped an address: you need do nothing.',
    regards: 'Kind regards',
  },
  de: {
    language: 'de',
    kinds: {
      SDS: 'Sicherheitsdatenblatt',
      TDS: 'technisches Datenblatt',
      COA: 'Analysenzertifikat',
      Specification: 'Spezifikation',
      Other: 'Dokument',
    },
    lot: (number) => `Charge ${number}`,
    revision: (revision) => `Revision ${revision}`,
    asked: 'Auf unserer Website haben Sie um dieses Dokument gebeten. Es liegt bei:',
    mistyped:
      'Wenn Sie nicht darum gebeten haben, hat sich jemand bei einer Adresse vertippt: Sie müssen nichts tun.',
    regards: 'Mit freundlichen Grüßen',
  },
  es: {
    language: 'es',
    kinds: {
      SDS: 'ficha de datos de seguridad',
      TDS: 'ficha técnica',
      COA: 'certificado de análisis',
      Specification: 'especificación',
      Other: 'documento',
    },
    lot: (number) => `lote ${number}`,
    revision: (revision) => `revisión ${revision}`,
    asked: 'Usted ha pedido este documento en nuestra página web. Se lo adjuntamos:',
    mistyped:
      'Si no lo ha pedido, alguien se ha equivocado al escribir una dirección: no tiene que hacer nada.',
    regards: 'Atentamente',
  },
  fr: {
    language: 'fr',
    kinds: {
      SDS: 'fiche de données de sécurité',
      TDS: 'fiche technique',
      COA: 'certificat d’analyse',
      Specification: 'spécification',
      Other: 'document',
    },
    lot: (number) => `lot ${number}`,
    revision: (revision) => `révision ${revision}`,
    asked: 'Vous avez demandé ce document sur notre site. Vous le trouverez ci-joint :',
    mistyped:
      'Si vous ne l’avez pas demandé, quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.',
    regards: 'Cordialement',
  },
};
