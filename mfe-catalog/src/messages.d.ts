declare module '*.po' {
  /** The translations, compiled. */
  const messages: Readonly<Record<string, unknown>>;
  export default messages;
}
