const { compileMessage } = require('@lingui/message-utils/compileMessage');
const { generateMessageId } = require('@lingui/message-utils/generateMessageId');

/** A string literal with the escapes of JSON alone. */
const string = String.raw`("(?:[^"\\]|\\["\\/bfnrtu])*"|'(?:[^'\\]|\\['\\/bfnrtu])*')`;
const ids = new RegExp(`id: ${string}`, 'g');
const contexts = new RegExp(`context: ${string}`, 'g');
const messages = new RegExp(`message: ${string}`, 'g');

/**
 * Compiles the messages that Lingui's macros leave in a module: the browser needs no parser of the message format. A
 * message is known by its id, which is the hash of its text and context.
 *
 * @param {string} code - compiled by SWC
 * @returns {string}
 */
function compileTexts(code) {
  if (!code.includes('message: ')) return code;
  const known = new Set(literals(code, ids));
  const inContexts = ['', ...new Set(literals(code, contexts))];
  return code.replaceAll(messages, (match, literal) => {
    const text = valueOf(literal);
    const isMessage = inContexts.some((context) => known.has(generateMessageId(text, context)));
    return isMessage ? `message: ${JSON.stringify(compileMessage(text))}` : match;
  });
}

/**
 * The messages of a module, for catalogues.
 *
 * @param {string} code - compiled by SWC
 * @returns {{ id: string, text: string, context: string }[]}
 */
function textsIn(code) {
  const known = new Set(literals(code, ids));
  const inContexts = ['', ...new Set(literals(code, contexts))];
  return [...new Set(literals(code, messages))].flatMap((text) =>
    inContexts
      .map((context) => ({ id: generateMessageId(text, context), text, context }))
      .filter(({ id }) => known.has(id)),
  );
}

function literals(code, pattern) {
  return [...code.matchAll(pattern)].map(([, literal]) => valueOf(literal));
}

/** The value of a string literal as SWC writes it. */
function valueOf(literal) {
  if (literal.startsWith('"')) return JSON.parse(literal);
  const plain = literal
    .slice(1, -1)
    .replaceAll(String.raw`\'`, "'")
    .replaceAll('"', String.raw`\"`);
  return JSON.parse(`"${plain}"`);
}

/** webpack's loader, which runs after that of SWC. */
module.exports = function loader(code, map) {
  this.callback(null, compileTexts(code), map);
};
module.exports.compileTexts = compileTexts;
module.exports.textsIn = textsIn;
