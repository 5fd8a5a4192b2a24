import { defineRemote } from 'mfe-kit';
import { routes } from './routes';

export default defineRemote({
  contract: 1,
  routes,
  anchors: { '#tax': () => import('./tax/tax.sheet') },
});
