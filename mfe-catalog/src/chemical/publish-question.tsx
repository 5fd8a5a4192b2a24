import { plural, t } from '@lingui/core/macro';
import type { Unfilled } from 'contract/regulation';
import { Button, Dialog } from 'shared-ui';
import { numberText } from 'shared-ui/table';

interface PublishQuestionProps {
  unfilled: Unfilled;
  /** False where no single entry can be taken as it is. */
  canFill?: boolean;
  onFill: () => void;
  onPublish: () => void;
  onCancel: () => void;
}

/** Asks before substances are published without the hazards that the law has for them. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { unfilled, canFill = true, onFill, onPublish, onCancel } = props;
  const { drafts } = unfilled;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t`Publish without hazards?`}
      description={questionText(unfilled, canFill)}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <Button variant="outline" onClick={onPublish}>
            {drafts === 1 ? t`Publish as it is` : t`Publish as they are`}
          </Button>
          {canFill ? <Button onClick={onFill}>{t`Fill in and publish`}</Button> : null}
        </>
      }
    >
      <p>
        {t`A page without its hazards says that they are not published. Advertisements for hazardous substances have to name them (CLP, Article 48).`}
      </p>
    </Dialog>
  );
}

function questionText({ drafts, withEntry }: Unfilled, canFill: boolean): string {
  const all = numberText(drafts);
  const some = numberText(withEntry);
  if (drafts === 1) {
    return canFill
      ? t`It has an entry in Annex VI of CLP and no hazards here. Fill in and publish?`
      : t`It has an entry in Annex VI of CLP and no hazards here. Choose one of its entries in the section on safety.`;
  }
  return t`${plural(withEntry, {
    one: `${some} of ${all} chemicals has an entry in Annex VI of CLP and no hazards here. Fill in and publish?`,
    other: `${some} of ${all} chemicals have an entry in Annex VI of CLP and no hazards here. Fill in and publish?`,
  })}`;
}
