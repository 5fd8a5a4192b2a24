import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';

/** Compiled messages by their ids, as the build makes them of a catalogue. */
export type Messages = Parameters<I18n['load']>[1];

/** Texts of a language: what is missing in `messages` stays as it stands in the source. */
export function textsOf(language: string, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

const asWritten = textsOf('en', {});
// Editions of this package that run side by side in one page speak one language.
const slot = Symbol.for('chemical-trading.texts');

/** The texts of the language in which what runs now is shown. */
export function currentTexts(): I18n {
  const read: unknown = Reflect.get(globalThis, slot);
  return typeof read === 'function' ? read() : asWritten;
}

/** Sets what knows the language at each text: a server answers in several at once. */
export function provideTexts(source: () => I18n): void {
  Reflect.set(globalThis, slot, source);
}

/** What the macros of Lingui call: `t`, `plural` and the others are compiled to it. */
export const i18n = {
  _: (message: MessageDescriptor) => currentTexts()._(message),
};
