const { compileMessage } = require('@lingui/message-utils/compileMessage');
const { generateMessageId } = require('@lingui/message-utils/generateMessageId');
const PO = require('pofile');

/**
 * The translations of a catalogue in gettext's format, whose `msgid` is the text of the source, compiled and by the ids
 * that the texts have in compiled modules.
 *
 * @param {string} source - of a `.po` file
 * @returns {Record<string, unknown[]>}
 */
function readCatalogue(source) {
  const { items } = PO.parse(source);
  return Object.fromEntries(
    items.flatMap(({ msgid, msgctxt, msgstr: [text] }) =>
      text ? [[idOf(msgid, msgctxt ?? ''), compileMessage(text)]] : [],
    ),
  );
}

const lookedUp = new Set(['data', 'menu']);

/** Texts that are data are looked up by themselves (`words` and `menuWords` of `shared-ui/i18n`). */
function idOf(text, context) {
  return lookedUp.has(context) ? `${context}:${text}` : generateMessageId(text, context);
}

/** webpack's loader of `.po` files. The marks are for a plugin that leaves out what a build does not show. */
module.exports = function loader(source) {
  return `export default Object.freeze(/*texts*/${JSON.stringify(readCatalogue(source))}/*end of texts*/);`;
};
module.exports.readCatalogue = readCatalogue;
