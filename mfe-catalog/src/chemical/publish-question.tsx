import { chemicals } from 'contract/catalog';
import type { Unfilled } from 'contract/regulation';
import { Button, Dialog } from 'shared-ui';
import { countText, numberText } from 'shared-ui/table';

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
  const { drafts, withEntry } = unfilled;
  const subject =
    drafts === 1
      ? 'It has an entry in Annex VI of CLP'
      : `${numberText(withEntry)} of ${countText(drafts, chemicals.label)} ${withEntry === 1 ? 'has' : 'have'} an entry in Annex VI of CLP`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title="Publish without hazards?"
      description={`${subject} and no hazards here. ${canFill ? 'Fill in and publish?' : 'Choose one of its entries in the section on safety.'}`}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="outline" onClick={onPublish}>
            Publish as {drafts === 1 ? 'it is' : 'they are'}
          </Button>
          {canFill ? <Button onClick={onFill}>Fill in and publish</Button> : null}
        </>
      }
    >
      <p>
        A page without its hazards says that they are not published. Advertisements for hazardous
        substances have to name them (CLP, Article 48).
      </p>
    </Dialog>
  );
}
