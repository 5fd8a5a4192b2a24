import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  anchors: { '#tax': () => import('./tax/tax.sheet') },
  slots: {
    'customer.tab/documents': () => import('./partner-documents/customer-documents.widget'),
    'supplier.tab/documents': () => import('./partner-documents/supplier-documents.widget'),
  },
});
