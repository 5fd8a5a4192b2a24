export { currencyName } from '../local-names';
