import type { AnchorProps } from 'mfe-kit';
import { Sheet } from 'shared-ui';

function TaxSheet({ onClose }: AnchorProps) {
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Taxes"
      description="This screen is planned and not built yet."
    >
      <p>Here you will add, change and delete tax rates without leaving the page you are on.</p>
    </Sheet>
  );
}

export { TaxSheet as Component };
