import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  texts: { de: () => import('./messages/de.po') },
  slots: {
    'chemical.card/traders': () => import('./trade/traders.widget'),
    'chemical.card/supplier-prices': () => import('./supplier-price/chemical-costs.widget'),
    'chemical.card/sales-prices': () => import('./sales-price/chemical-prices.widget'),
    'supplier.tab/prices': () => import('./supplier-price/supplier-prices.widget'),
  },
});
