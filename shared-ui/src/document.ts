export { documentKinds } from './document/document-kinds';
export { deliveryColumns } from './document/delivery.columns';
export { ProblemNote } from './document/problem-note';
export {
  SendDocumentsDialog,
  type SendDocumentsDialogProps,
} from './document/send-documents-dialog';
