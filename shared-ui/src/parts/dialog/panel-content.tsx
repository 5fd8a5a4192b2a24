import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { DialogProps } from './dialog';
import { PanelBody, PanelClose, PanelFoot, PanelHead } from './panel';

interface PanelContentProps extends Pick<
  DialogProps,
  'title' | 'description' | 'children' | 'footer'
> {
  /** Hides the title visually; screen readers still announce it. */
  isTitleHidden?: boolean;
}

/** The content shared by dialogs and sheets: head, body, foot and close button. */
export function PanelContent(props: PanelContentProps) {
  const { title, description, children, footer, isTitleHidden = false } = props;
  return (
    <>
      {isTitleHidden ? (
        <Primitive.Title hidden>{title}</Primitive.Title>
      ) : (
        <PanelHead>
          <Primitive.Title>{title}</Primitive.Title>
          {description === undefined ? null : (
            <Primitive.Description>{description}</Primitive.Description>
          )}
        </PanelHead>
      )}
      <PanelBody>{children}</PanelBody>
      {footer === undefined ? null : <PanelFoot>{footer}</PanelFoot>}
      <Primitive.Close asChild>
        <PanelClose label={t`Close`} size="sm">
          <X />
        </PanelClose>
      </Primitive.Close>
    </>
  );
}
