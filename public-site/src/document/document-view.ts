import type { Crumb, Head } from '../common/view-parts';
import type { OpenForm } from '../form/form-view';

/** A document that a visitor asks for. */
export interface RequestedDocument {
  id: string;
  title: string;
  /** Kind, language, revision and date. */
  facts: string;
  chemical: string;
  chemicalHref: string;
}

export interface DocumentRequestView {
  kind: 'document-request';
  head: Head;
  crumbs: readonly Crumb[];
  /** Null without an address of one, or when it is not offered any more. */
  document: RequestedDocument | null;
  /** The privacy policy; null while there is none. */
  privacyHref: string | null;
  /** Whether the form was sent. */
  isSent: boolean;
  form: OpenForm;
}

export interface CertificateView {
  kind: 'certificate';
  head: Head;
  crumbs: readonly Crumb[];
  /** The address of the certificate that was found. */
  file: string | null;
  form: OpenForm;
}
