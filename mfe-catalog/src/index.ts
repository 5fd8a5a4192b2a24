import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  texts: { de: () => import('./messages/de.po') },
  anchors: { '#tax': () => import('./tax/tax.sheet') },
  slots: {
    'customer.tab/documents': () => import('./partner-documents/customer-documents.widget'),
    'supplier.tab/documents': () => import('./partner-documents/supplier-documents.widget'),
  },
});
