import { dueSources } from 'api/retention-sources';
import { personalTables } from 'api/personal-tables';
import { defaultRetention, periodText, RetentionKind } from 'contract/privacy';

const introduction = `# Record of processing

What the product stores of people, by kind: the part of a record of processing activities (GDPR, Article 30) that follows from the
product. \`npm run docs\` writes this page from the registry of personal data ([decision 090](decisions/090-registry-of-personal-data.md)), which a test
compares with every column of the database. The company adds what only it knows: its name and contact, the purposes, to whom it gives data, where its servers
are, and the periods that it has chosen. The measures of security are in [security](security.md).

*Erasure* is what the erasure of a person, and a rule of retention, make of a row. *Rule* is the one under Personal data, Retention, by which rows are erased in time; its
period is that of a new installation, and "off" until somebody chooses one. The rule for closed inquiries erases their offers and orders too. It, and the rules for offers and customers, leave alone what has an order that
is neither invoiced nor cancelled.
`;

const erasures = {
  delete: 'the row is deleted',
  blank: 'the values are replaced; the row stays',
  redact: 'the values are replaced; the entry says so',
} as const;

/** The page `docs/processing.md`. */
export function processingPage(): string {
  const rows = personalTables.map(({ label, table, kind, columns, exported, erasure }) => {
    const fields = Object.keys(columns).map((column) => column.replaceAll('_', ' '));
    const isSecret = exported?.length === 0 ? ' (not handed out)' : '';
    return `| ${label} | ${fields.join(', ')}${isSecret} | ${erasures[erasure]} | ${kind === undefined ? ruleOf(table) : '–'} |`;
  });
  const head = ['| kind | data | erasure | rule |', '|---|---|---|---|'];
  return [introduction, ...head, ...rows, ''].join('\n');
}

function ruleOf(table: string): string {
  const rules = RetentionKind.options.filter((kind) =>
    dueSources[kind].some((source) => source.table === table),
  );
  if (rules.length === 0) return '–';
  return rules
    .map((kind) => {
      const period = defaultRetention[kind];
      return `${words[kind]}: ${period === null ? 'off' : periodText(period)}`;
    })
    .join('; ');
}

const words: Readonly<Record<RetentionKind, string>> = {
  spam: 'spam',
  applications: 'applications',
  mailBodies: 'bodies of mails',
  uploads: 'files that nothing uses',
  inquiries: 'closed inquiries',
  offers: 'offers of closed inquiries',
  customers: 'contacts of inactive customers',
  auditAddresses: 'addresses',
};
