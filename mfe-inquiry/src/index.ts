import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  texts: { de: () => import('./messages/de.po') },
  slots: {
    'chemical.card/orders': () => import('./order/chemical-orders.widget'),
    'customer.tab/orders': () => import('./order/customer-orders.widget'),
    'dashboard.panel/money': () => import('./money/money-panel.widget'),
    'customer.tab/inquiries': () => import('./customer-inquiries/customer-inquiries.widget'),
  },
});
