declare module '*.po' {
  import type { PageMessages } from 'panel-runtime';

  /** The translations, compiled. */
  const messages: PageMessages;
  export default messages;
}
