import { t } from '@lingui/core/macro';
import { inSentence } from 'shared-ui/i18n';
import { emailCategories, type Template } from 'contract/email';
import { Badge } from 'shared-ui';
import { useLoadedRows } from 'shared-ui/resource';
import { NumberCell, PendingCell, TextCell } from 'shared-ui/table';
import { confirmedFormLabels } from './confirmed-forms';

/** The category's name. */
export function CategoryCell({ categoryId }: Pick<Template, 'categoryId'>) {
  const categories = useLoadedRows(emailCategories);
  if (categories === undefined && categoryId !== null) return <PendingCell />;
  return <TextCell value={categories?.find(({ _id }) => _id === categoryId)?.name} />;
}

/** The site's form that the template confirms. */
export function ConfirmsCell({ confirms }: Pick<Template, 'confirms'>) {
  if (confirms === null) return <TextCell value={null} />;
  return <Badge tone="info">{confirmedFormLabels[confirms]}</Badge>;
}

export function VariablesCell({ variables }: Pick<Template, 'variables'>) {
  return (
    <span title={variables.join(', ')}>
      <NumberCell value={variables.length} />
    </span>
  );
}

/** When the template is sent automatically, as a sentence. */
export function ConfirmsLine({ confirms }: Pick<Template, 'confirms'>) {
  if (confirms === null) return t`Sent when somebody chooses it.`;
  return t`Sent by itself to visitors: ${{ form: inSentence(confirmedFormLabels[confirms]) }}.`;
}
