import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  slots: {
    'customer.tab/inquiries': () => import('./customer-inquiries/customer-inquiries.widget'),
  },
});
