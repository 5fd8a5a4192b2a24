import { plural, t } from '@lingui/core/macro';
import type { DragEvent } from 'react';
import { Button, Field, Textarea, token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page, SectionTitle } from '../common/look';
import { FileInput } from '../form/file-field';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { Notice } from '../search/notice';
import { OrderRows } from './order-rows';
import type { OrderListView, OrderRow, RowVerdict } from './order-list-view';
import { useOrderList } from './use-order-list';

const Form = styled.form`
  display: grid;
  gap: 0.875rem;
  justify-items: start;
  max-width: 44rem;
  margin-top: 2rem;

  & > div {
    width: 100%;
  }
  & textarea {
    min-height: 12rem;
    font-family: ${token.font.mono};
    font-size: 0.9375rem;
    line-height: 1.6;
  }
`;

const Result = styled.section`
  margin-top: clamp(2rem, 5vw, 3rem);
  scroll-margin-top: 1rem;

  &:focus {
    outline: none;
  }
`;

/** A pasted list, matched line by line. */
export function OrderListPage(view: OrderListView) {
  const { shown, isReading, problem, form, summary, submit, readFile, drop } = useOrderList(view);
  const { crumbs } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`Paste a list`}</Title>
      <Lead>
        {t`Paste up to 200 lines from a spreadsheet or an email: one product per line, by name, CAS or EC number, with or without a quantity. You can check each line before anything is sent. A CSV, XLSX or PDF file is read as well.`}
      </Lead>
      <Form
        ref={form}
        method="post"
        action={view.form.action}
        encType="multipart/form-data"
        onSubmit={submit}
        onDragOver={allowFiles}
        onDrop={drop}
      >
        <Field
          id="order-list"
          label={t`Your list`}
          help={t`One product per line: “Acetone, 2 x 25 kg”, “67-56-1; 200; L”, “3 drums of toluene”.`}
          error={problem ?? undefined}
        >
          <Textarea name="list" defaultValue={view.form.values['list']} spellCheck={false} />
        </Field>
        <Field
          id="order-file"
          label={t`Or a file`}
          help={t`CSV, XLSX, PDF with text or plain text, up to 1 MB and 1,000 rows; you can also drop it here. It is not stored.`}
        >
          <FileInput name="file" accept=".csv,.tsv,.txt,.xlsx,.pdf" onChange={readFile} />
        </Field>
        <Button type="submit" size="lg" isLoading={isReading}>
          {t`Check list`}
        </Button>
      </Form>
      <Result ref={summary} tabIndex={-1} aria-labelledby="read-lines">
        {shown.rows === null ? null : (
          <>
            <SectionTitle id="read-lines">{t`Lines found`}</SectionTitle>
            <ListSummary rows={shown.rows} />
            {shown.leftOut === 0 ? null : (
              <Notice>
                {t`At most 200 lines are read at once.`} {leftOutText(shown.leftOut)}{' '}
                {t`Send these first, then paste the rest.`}
              </Notice>
            )}
            {shown.rows.length + shown.others.length === 0 ? null : (
              <OrderRows
                key={keyOf(shown)}
                rows={shown.rows}
                others={shown.others}
                terms={shown.terms}
                units={shown.units}
              />
            )}
          </>
        )}
      </Result>
    </Page>
  );
}

/** Browsers open a dropped file instead, unless told otherwise. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

function leftOutText(count: number): string {
  return t`${plural(count, {
    one: 'The last line was left out.',
    other: 'The last # lines were left out.',
  })}`;
}

/** The key of a list: another list starts without the selection of the previous one. */
function keyOf({ form }: OrderListView): string {
  return form.values['list'] ?? '';
}

const Counts = styled.p`
  margin-block: 0.5rem 1.25rem;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

type Kind = RowVerdict['kind'];

const texts: readonly (readonly [kind: Kind, text: (count: number) => string])[] = [
  ['found', (count) => t`${count} found`],
  ['similar', (count) => t`${count} to choose`],
  ['wrong-digit', (count) => t`${count} with a wrong check digit`],
  ['not-carried', (count) => t`${count} not in our catalogue`],
];

/** The number of lines by verdict. */
function ListSummary({ rows }: { rows: readonly OrderRow[] }) {
  if (rows.length === 0)
    return <Counts>{t`There is no line with a name or a number in it.`}</Counts>;
  const parts = texts.flatMap(([kind, text]) => {
    const { length } = rows.filter(({ verdict }) => verdict.kind === kind);
    return length === 0 ? [] : [text(length)];
  });
  const lines = rows.length === 1 ? '1 line' : `${rows.length} lines`;
  return (
    <Counts>
      {lines}: {parts.join(' · ')}
    </Counts>
  );
}
