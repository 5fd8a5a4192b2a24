import { t } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Field } from '../field/field';
import { Input } from '../input/input';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

const allowed = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Guarantee: the link mark's `href` is what this editor or the API's sanitiser wrote there. */
function currentHref(editor: Editor) {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

/** Adds a link to the selected words, or removes it. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [href, setHref] = useState(() => currentHref(editor));
  const isWrong = href !== '' && !allowed.test(href);

  function apply() {
    if (isWrong) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t`Link`}
      footer={<Button onClick={apply}>{href === '' ? t`Remove the link` : t`Set the link`}</Button>}
    >
      <Field
        label={t`Address`}
        help={t`Empty takes the link away.`}
        error={
          isWrong ? t`Start with https://, mailto:, tel: or / for a page of this site.` : undefined
        }
      >
        <Input
          inputMode="url"
          value={href}
          onChange={(event) => setHref(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
    </Dialog>
  );
}
