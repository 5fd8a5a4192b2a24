import { t } from '@lingui/core/macro';
import { quantityText, readTypedQuantity } from 'contract/order-list';
import { Button } from 'shared-ui';
import { Meanings } from './line-look';

interface UnclearQuantityProps {
  /** As typed. */
  quantity: string;
  onChoose: (quantity: string) => void;
}

/** Asks which of two quantities was typed: `1.250` can be 1250 or 1.25. */
export function UnclearQuantity({ quantity, onChoose }: UnclearQuantityProps) {
  const read = readTypedQuantity(quantity, []);
  if (read?.kind !== 'unclear') return null;
  const { text } = read;
  return (
    <Meanings>
      {t`“${text}” can mean two quantities:`}
      {read.meanings.map((meaning) => (
        <Button
          key={meaning}
          variant="outline"
          size="sm"
          onClick={() => onChoose(quantityText(meaning))}
        >
          {meaning}
        </Button>
      ))}
    </Meanings>
  );
}
