/** What is kept of a message. Whatever is beyond stays on the server. */
export const mailLimits = {
  /** Bytes of a message that is read in one piece; of larger ones, the parts that fit. */
  wholeBytes: 15_000_000,
  /** Bytes of a part, as it travels, of a message that is larger. */
  partBytes: 10_000_000,
  /** Parts of a message. */
  parts: 500,
  nesting: 40,
  headerBytes: 256_000,
  addresses: 100,
  references: 50,
  subject: 500,
  name: 200,
  messageId: 500,
  text: 200_000,
  html: 1_000_000,
  storedAttachments: 40,
  listedAttachments: 200,
  /** Messages of one sender within a minute before the others are marked as a flood. */
  senderPerMinute: 20,
  /** Messages that a mailbox takes on one day; the next day goes on with the others. */
  accountPerDay: 20_000,
} as const;
