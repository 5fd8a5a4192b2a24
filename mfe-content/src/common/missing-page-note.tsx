import { HintNote, useSettled } from 'shared-ui';
import { useMissingPage } from './use-missing-page';

const typingPause = 400;

interface MissingPageNoteProps {
  /** The text typed so far. */
  link: string;
}

/** Warns of a link to this site that leads nowhere, once typing rests; it keeps nobody from saving it. */
export function MissingPageNote({ link }: MissingPageNoteProps) {
  const settled = useSettled(link, typingPause);
  const isMissing = useMissingPage(settled);
  return (
    <output>
      {isMissing && settled === link ? (
        <HintNote>The site has no page at {link} now. Visitors would find an error page.</HintNote>
      ) : null}
    </output>
  );
}
