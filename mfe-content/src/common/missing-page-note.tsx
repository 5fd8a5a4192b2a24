import { t } from '@lingui/core/macro';
import { HintNote, useSettled } from 'shared-ui';
import { useMissingPage } from './use-missing-page';

const typingPause = 400;

interface MissingPageNoteProps {
  /** The text typed so far. */
  link: string;
}

/** Warns of a broken link to the site, debounced; does not prevent saving. */
export function MissingPageNote({ link }: MissingPageNoteProps) {
  const settled = useSettled(link, typingPause);
  const isMissing = useMissingPage(settled);
  return (
    <output>
      {isMissing && settled === link ? (
        <HintNote>
          {t`The site has no page at ${link} now. Visitors would find an error page.`}
        </HintNote>
      ) : null}
    </output>
  );
}
