export {
  ChemicalDocumentRecord,
  DocumentAccess,
  documents,
  DocumentState,
} from './document/document';
export {
  CertificateQuestion,
  documentEndpoints,
  DocumentMail,
  DocumentRequest,
  FormerRecipient,
  NewRevision,
  RevisionMailing,
} from './document/document-endpoints';
export { DocumentLanguage } from './document/document-language';
export { languageName } from './local-names';
export { PublicDocument } from './document/public-document';
export { PublishedDocuments } from './document/published-documents';
export { DeliveryWay, documentDeliveries, DocumentDelivery } from './document/delivery';
