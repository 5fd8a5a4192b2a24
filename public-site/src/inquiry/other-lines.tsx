import { plural, t } from '@lingui/core/macro';
import { Code } from '../common/look';
import { lineField } from './line-field';
import type { OrderListView, OtherLine } from './order-list-view';
import { OtherList, TermList } from './order-look';
import { termLabels } from './term-fields';

/** The lines that are no products. Nothing of a list is dropped: each can be asked for as written. */
export function OtherLines({ lines }: { lines: readonly OtherLine[] }) {
  if (lines.length === 0) return null;
  return (
    <OtherList>
      <summary>
        {t`${plural(lines.length, {
          one: '# line was not read as a product',
          other: '# lines were not read as products',
        })}`}
      </summary>
      <ul>
        {lines.map(({ number, line, label }) => (
          <li key={number}>
            <label>
              <input
                type="checkbox"
                name={lineField(number, 'take')}
                aria-label={t`Ask for “${line}” as written`}
              />
              <span>
                <Code>{line}</Code> <small>{label}</small>
              </span>
            </label>
            <input type="hidden" name={lineField(number, 'freeText')} value={line} />
            <input type="hidden" name={lineField(number, 'asWritten')} value={line} />
          </li>
        ))}
      </ul>
      <p>{t`Select a line to ask for it as written.`}</p>
    </OtherList>
  );
}

/** What goes from the list into the other fields of the inquiry. */
export function ListTerms({ terms }: Pick<OrderListView, 'terms'>) {
  const entries = Object.entries(terms);
  if (entries.length === 0) return null;
  return (
    <TermList aria-label={t`From your list into the inquiry`}>
      <div>
        <dt>{t`Into the inquiry`}</dt>
        <dd>{t`From your list; you can change it there.`}</dd>
      </div>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{termLabels()[name]}</dt>
          <dd>{value}</dd>
          <input type="hidden" name={name} value={value} />
        </div>
      ))}
    </TermList>
  );
}
