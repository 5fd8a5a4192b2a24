import { plural, t } from '@lingui/core/macro';
import { type ImportChoices, type ImportMistake, noteRows } from 'contract/transfer';
import { useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { Button } from '../parts/button/button';
import { token } from '../tokens/token';
import { labelsOf } from './column-mapping';
import type { StageProps } from './import-stages';
import { useMistakes } from './import-queries';
import { type Decisions, MistakeCells } from './mistake-cells';
import { StepNote } from './step-parts';
import { useImportAddress } from './use-import-address';
import { useImportCheck } from './use-import-calls';
import { countText } from '../text/format';

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[2]};
    padding: ${token.space[3]} ${token.space[4]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
  }
  & h4 {
    font-size: ${token.text.md};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the dry run found, grouped: mended for all alike, and then checked again. */
export function MistakeGroups({ guide, shown }: Pick<StageProps, 'guide' | 'shown'>) {
  const { goOn } = useImportAddress();
  const { data: mistakes = [] } = useMistakes(shown);
  const { check, isBusy, error } = useImportCheck(shown);
  const [meanings, setMeanings] = useState<Meanings>({});
  const [decisions, setDecisions] = useState<Decisions>({});
  const labels = labelsOf(guide);
  const isOpen = shown.state === 'checked';
  if (mistakes.length === 0 || !isOpen) return null;

  async function checkAgain(changes: Partial<ImportChoices>) {
    const choices = {
      ...shown.choices,
      values: merged(shown.choices.values, meanings),
      rows: { ...shown.choices.rows, ...decisions },
      ...changes,
    };
    if (await check(shown.mapping, choices)) goOn({ id: shown._id, step: 'check' });
  }
  return (
    <>
      <List aria-label={t`What needs a decision`}>
        {mistakes.map((mistake) => (
          <li key={`${mistake.kind} ${mistake.field}`}>
            <h4>{titleOf(mistake, labels)}</h4>
            <MistakeCells
              mistake={mistake}
              meanings={meanings[mistake.field] ?? {}}
              decisions={decisions}
              onDecide={(rows, decision) =>
                setDecisions({
                  ...decisions,
                  ...Object.fromEntries(rows.map((row) => [row, decision])),
                })
              }
              onMean={(text, meaning) =>
                setMeanings({
                  ...meanings,
                  [mistake.field]: { ...meanings[mistake.field], [text.toLowerCase()]: meaning },
                })
              }
            />
            <MistakeActions
              mistake={mistake}
              isMeant={mistake.field in meanings}
              isDecided={isDecided(mistake, decisions)}
              isBusy={isBusy}
              choices={shown.choices}
              onCheck={(changes) => void checkAgain(changes)}
            />
          </li>
        ))}
      </List>
      {error === null ? null : <StepNote tone="danger">{messageOf(error)}</StepNote>}
    </>
  );
}

function isDecided({ field, cells }: ImportMistake, decisions: Decisions): boolean {
  return field === 'similar' && cells.some(({ rows }) => rows.some((row) => row in decisions));
}

interface MistakeActionsProps {
  mistake: ImportMistake;
  /** Whether its cells got a meaning here, or its rows a decision. */
  isMeant: boolean;
  isDecided: boolean;
  isBusy: boolean;
  choices: ImportChoices;
  onCheck: (changes: Partial<ImportChoices>) => void;
}

function MistakeActions(props: MistakeActionsProps) {
  const { mistake, isMeant, isDecided: isByRow, isBusy, choices, onCheck } = props;
  const { field, kind, mayLeaveOut } = mistake;
  const shared = { size: 'sm', isLoading: isBusy } as const;
  const accepted = kind === 'note' ? noteRows : field;
  return (
    <Actions>
      {isMeant || isByRow ? (
        <Button {...shared} onClick={() => onCheck({})}>
          {isMeant ? t`Read them like this` : t`Take them like this`}
        </Button>
      ) : null}
      {mayLeaveOut ? (
        <Button
          {...shared}
          variant="outline"
          onClick={() => onCheck({ leaveOut: withOne(choices.leaveOut, field) })}
        >
          {t`Leave these cells empty`}
        </Button>
      ) : null}
      {kind === 'held' || kind === 'note' ? (
        <Button
          {...shared}
          variant="outline"
          onClick={() => onCheck({ accept: withOne(choices.accept, accepted) })}
        >
          {acceptText(mistake)}
        </Button>
      ) : null}
    </Actions>
  );
}

function withOne(list: readonly string[] = [], one: string): string[] {
  return [...new Set([...list, one])];
}

/** "Country: 91 cells in 17 spellings". */
function titleOf(mistake: ImportMistake, labels: ReadonlyMap<string, string>): string {
  const { field, kind, rows, spellings } = mistake;
  const count = countText(rows, { one: t`row`, many: t`rows` });
  const label = labels.get(field) ?? field;
  switch (kind) {
    case 'note':
      return rows === 1
        ? t`1 row looks like a heading, a total or a remark`
        : t`${count} look like headings, totals or remarks`;
    case 'held':
      return field === 'similar'
        ? t`${plural(rows, {
            one: `${count} looks like what is there already`,
            other: `${count} look like what is there already`,
          })}`
        : t`${label}: ${count} would replace what is there`;
    case 'left-out':
      return t`${label}: left out of ${count}`;
    case 'wrong':
      if (field === '') return count;
      return spellings > 1
        ? t`${label}: ${count} in ${spellings} spellings cannot be read`
        : t`${label}: ${count} cannot be read`;
    default:
      return kind satisfies never;
  }
}

function acceptText({ kind, field }: ImportMistake): string {
  if (kind === 'note') return t`Import as records all the same`;
  return field === 'similar' ? t`All are other ones: add them` : t`Take the values of the file`;
}

function merged(
  known: ImportChoices['values'] = {},
  fresh: Meanings,
): Record<string, Record<string, string>> {
  const fields = [...new Set([...Object.keys(known), ...Object.keys(fresh)])];
  return Object.fromEntries(fields.map((field) => [field, { ...known[field], ...fresh[field] }]));
}
