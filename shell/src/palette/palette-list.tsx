import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type ComboboxParts,
  matchCount,
  Spinner,
  token,
  useCombobox,
  VisuallyHidden,
} from 'shared-ui';
import styled from 'styled-components';
import { inputTexts, PaletteInput } from './palette-input';
import { PaletteOption } from './palette-option';
import { type PaletteGroup, recordsHeading, usePaletteGroups } from './use-palette-groups';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  min-height: 0;
`;

/** As high with few results as with many. */
const Results = styled.div`
  display: flex;
  flex-direction: column;
  height: min(24rem, 60dvh);
`;

/** Scrolls by itself: a box that scrolls around a list box would have to take the focus. */
const List = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Heading = styled.div`
  padding: ${token.space[3]} ${token.space[2]} ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};
`;

const Note = styled.p`
  padding: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const State = styled.output`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding-inline: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface PaletteListProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** The search field and its results. */
export function PaletteList({ text, onText, onLeave }: PaletteListProps) {
  const { groups, isError, isPending } = usePaletteGroups(text, onLeave);
  const entries = groups.flatMap((group) => group.entries);
  const records = groups.find(({ heading }) => heading === recordsHeading());
  const [isFirstWanted, setIsFirstWanted] = useState(false);
  const openFirst = useEffectEvent(() => {
    setIsFirstWanted(false);
    if (!isError) entries[0]?.run();
  });
  useEffect(() => {
    if (isFirstWanted && !isPending) openFirst();
  }, [isFirstWanted, isPending]);
  const combobox = useCombobox({
    keys: entries.map(({ key }) => key),
    isOpen: true,
    firstActive: 'first',
    onType(typed) {
      setIsFirstWanted(false);
      onText(typed);
    },
    onChoose(chosen) {
      // The records are still those of an earlier text.
      if (isPending && chosen === records?.entries[0]?.key) setIsFirstWanted(true);
      else entries.find(({ key }) => key === chosen)?.run();
    },
    onEnter: () => setIsFirstWanted(isPending),
  });
  const input = useRef<HTMLInputElement>(null);
  // Replaces the input that was shown while this was loading: no key may be lost.
  useLayoutEffect(() => input.current?.focus(), []);
  const isDone = !isPending && !isError;
  return (
    <Box>
      <PaletteInput ref={input} value={text} {...inputTexts} {...combobox.inputProps} />
      <Results>
        <List {...combobox.listProps} aria-label={t`Where to go`}>
          {groups.map((group) => (
            <Group key={group.heading} group={group} combobox={combobox} />
          ))}
        </List>
        {isDone && entries.length === 0 ? <Note>{t`No matches.`}</Note> : null}
      </Results>
      <State>
        {isError ? t`Records cannot be searched at the moment.` : null}
        {isPending && !isError ? <Spinner label={t`Searching records`} /> : null}
        {isDone ? <VisuallyHidden>{matchCount(entries.length)}</VisuallyHidden> : null}
      </State>
    </Box>
  );
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly combobox: Pick<ComboboxParts, 'active' | 'optionId' | 'mark'>;
}

function Group({ group: { heading, entries }, combobox }: GroupProps) {
  const headingId = useId();
  const { active, optionId, mark } = combobox;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, not of form fields
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId} role="presentation">
        {heading}
      </Heading>
      {entries.map((entry) => (
        <PaletteOption
          key={entry.key}
          id={optionId(entry.key)}
          entry={entry}
          isActive={entry.key === active}
          onPoint={() => mark(entry.key)}
        />
      ))}
    </div>
  );
}
