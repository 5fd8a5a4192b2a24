declare module '*.po' {
  import type { Messages } from 'shared-ui/i18n';

  /** The translations, compiled. */
  const messages: Messages;
  export default messages;
}
