import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  texts: { de: () => import('./messages/de.po') },
  slots: {
    'dashboard.card/outbox': () => import('./outbox/outbox-card.widget'),
    'customer.tab/emails': () => import('./partner-mails/customer-mails.widget'),
    'supplier.tab/emails': () => import('./partner-mails/supplier-mails.widget'),
  },
});
