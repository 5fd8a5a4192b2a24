import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  slots: { 'chemical.card/traders': () => import('./trade/traders.widget') },
});
