import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { fieldWords } from 'contract';
import styled from 'styled-components';
import { isSameValue } from '../resource/record-values';
import type { AnyResource } from '../resource/resource-types';
import { breakpoint, token } from '../tokens/token';
import { blockDifference, type TextBlock } from './block-difference';
import { ChangeList } from './change-list';
import { htmlText } from './html-text';
import { MarkedText, marks } from './marked-text';

const Text = styled.div`
  margin-top: ${token.space[4]};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${marks}

  & > h3 {
    margin-bottom: ${token.space[2]};
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.normal};
  }
  & > p,
  & > details > p {
    margin-block: ${token.space[2]};
  }
  & > p {
    padding-inline-start: ${token.space[3]};
    border-inline-start: 3px solid ${token.color.brand};
  }
  & > details {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > details > summary {
    cursor: pointer;
  }
  @media (width >= ${breakpoint.mobile}) {
    font-size: ${token.text.md};
  }
`;

const Note = styled.p`
  margin-top: ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

type Values = Readonly<Record<string, unknown>>;

interface VersionComparisonProps {
  resource: AnyResource;
  from: Values;
  to: Values;
  labels: ReadonlyMap<string, string> | undefined;
}

/** The differences between two versions of a record; long rich text is compared by words, in full. */
export function VersionComparison({ resource, from, to, labels }: VersionComparisonProps) {
  const changes = Object.entries(resource.fields)
    .filter(([field, { presence }]) => presence !== 'computed' && field in from)
    .filter(([field]) => !isSameValue(from[field], to[field]))
    .map(([field, { format }]) => ({ field, format, from: from[field], to: to[field] }));
  if (changes.length === 0) return <p>{t`Nothing differs.`}</p>;
  const texts = changes.filter(({ format }) => format === 'html');
  const rest = changes.filter(({ format }) => format !== 'html');
  return (
    <>
      <ChangeList resource={resource} changes={rest} labels={labels} />
      {texts.map(({ field, ...change }) => (
        <Text key={field}>
          <h3>{labels?.get(field) ?? words(fieldWords(field))}</h3>
          <TextBlocks blocks={blockDifference(wordsOf(change.from), wordsOf(change.to))} />
        </Text>
      ))}
      {texts.length === 0 ? null : (
        <Note>{t`Words are compared. How they are formatted and where links lead is left out.`}</Note>
      )}
    </>
  );
}

function wordsOf(value: unknown) {
  return typeof value === 'string' ? htmlText(value) : '';
}

function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  if (blocks.every(({ kind }) => kind === 'same')) {
    return <p>{t`The words are the same; only their form differs.`}</p>;
  }
  return blocks.map((block, place) =>
    block.kind === 'same' ? (
      <details key={place}>
        <summary>{unchanged(block.lines.length)}</summary>
        {block.lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </details>
    ) : (
      <p key={place}>
        <MarkedText parts={block.parts} />
      </p>
    ),
  );
}

function unchanged(count: number) {
  return count === 1 ? t`1 paragraph unchanged` : t`${count} paragraphs unchanged`;
}
