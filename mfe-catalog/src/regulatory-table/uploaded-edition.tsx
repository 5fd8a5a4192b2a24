import { plural, t } from '@lingui/core/macro';
import type { RegulatoryImport } from 'contract/regulation';
import { Button, Card, HintNote, Tabs, token, useConfirm } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { AffectedList, ChangeList, UnreadList, useAffected } from './change-lists';
import { LookUpAffected } from './look-up-affected';
import { TellCustomers } from './tell-customers';
import { useImportWrites } from './use-regulatory-tables';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** More entries than an edition of the law takes away: the file is probably a part of one. */
const maxUsualRemovals = 100;

/** An uploaded edition: what it changes, and the decision. */
export function UploadedEdition({ uploaded }: { uploaded: RegulatoryImport }) {
  const { _id, title, edition, published, source, licence, unreadCount } = uploaded;
  const { total } = useAffected(_id);
  const all = uploaded.added + uploaded.changed + uploaded.removed;
  const tabs = [
    {
      value: 'chemicals',
      label:
        total === undefined
          ? t`Your chemicals`
          : t`Your chemicals (${{ count: numberText(total) }})`,
      content: <AffectedList id={_id} />,
    },
    {
      value: 'entries',
      label: t`All entries (${{ count: numberText(all) }})`,
      content: <ChangeList id={_id} />,
    },
    ...(unreadCount === 0
      ? []
      : [
          {
            value: 'unread',
            label: t`Not understood (${{ count: numberText(unreadCount) }})`,
            content: <UnreadList {...uploaded} />,
          },
        ]),
  ];
  return (
    <Card
      title={`${title}: ${edition}`}
      description={`${published}. ${source}. ${licence}`}
      aria-label={`${title}: ${edition}`}
    >
      <Body>
        <p>
          <strong>{affectedText(total)}</strong> {entriesText(uploaded)}
        </p>
        <Decision uploaded={uploaded} total={total ?? 0} />
        <Tabs label={t`What ${edition} changes`} tabs={tabs} />
      </Body>
    </Card>
  );
}

function affectedText(total: number | undefined): string {
  if (total === undefined) return '';
  if (total === 0) return t`None of your chemicals changes.`;
  const count = numberText(total);
  return t`${plural(total, {
    one: `${count} chemical of yours changes.`,
    other: `${count} chemicals of yours change.`,
  })}`;
}

function entriesText({ kind, replaces, added, changed, removed }: RegulatoryImport): string {
  const addedText = numberText(added);
  const changedText = numberText(changed);
  const removedText = numberText(removed);
  return kind === 'adr'
    ? t`${plural(added, {
        one: `Against ${replaces}: ${addedText} UN number added, ${changedText} changed, ${removedText} removed.`,
        other: `Against ${replaces}: ${addedText} UN numbers added, ${changedText} changed, ${removedText} removed.`,
      })}`
    : t`${plural(added, {
        one: `Against ${replaces}: ${addedText} entry added, ${changedText} changed, ${removedText} removed.`,
        other: `Against ${replaces}: ${addedText} entries added, ${changedText} changed, ${removedText} removed.`,
      })}`;
}

interface DecisionProps {
  uploaded: RegulatoryImport;
  total: number;
}

function Decision({ uploaded, total }: DecisionProps) {
  const { edition, replaces, title, isSameEdition, appliedAt } = uploaded;
  const { apply, discard, undo } = useImportWrites(uploaded);
  const confirm = useConfirm();
  const leave = () => void discard.run({ id: uploaded._id });

  async function replace() {
    const isConfirmed = await confirm({
      title: isSameEdition
        ? t`Replace ${replaces} by a corrected file?`
        : t`Replace ${replaces} by ${edition}?`,
      description: t`${title} is replaced as a whole. Your chemicals stay as they are.`,
      confirmLabel: t`Replace`,
      isDestructive: true,
    });
    if (isConfirmed)
      await apply.run({ id: uploaded._id, body: { replacesSameEdition: isSameEdition } });
  }
  if (appliedAt !== null) {
    return (
      <>
        <p>{t`It is loaded. Your chemicals are as they were: look them up to see what differs.`}</p>
        <Buttons>
          <LookUpAffected id={uploaded._id} total={total} />
          <TellCustomers edition={uploaded} />
          <Button
            variant="outline"
            isLoading={undo.isBusy}
            onClick={() => void undo.run({ id: uploaded._id })}
          >
            {t`Put ${replaces} back`}
          </Button>
          <Button variant="outline" isLoading={discard.isBusy} onClick={leave}>
            {t`Dismiss`}
          </Button>
        </Buttons>
      </>
    );
  }
  return (
    <>
      {isSameEdition ? (
        <HintNote>
          <span>{t`${edition} is loaded already. This file has other entries than it.`}</span>
        </HintNote>
      ) : null}
      {uploaded.removed > maxUsualRemovals ? (
        <HintNote>
          <span>
            {t`The file is without ${{ count: numberText(uploaded.removed) }} entries of ${replaces}. Is it the whole edition?`}
          </span>
        </HintNote>
      ) : null}
      <Buttons>
        <Button isLoading={apply.isBusy} onClick={() => void replace()}>
          {t`Replace ${replaces}`}
        </Button>
        <Button variant="outline" isLoading={discard.isBusy} onClick={leave}>
          {t`Discard`}
        </Button>
      </Buttons>
    </>
  );
}
