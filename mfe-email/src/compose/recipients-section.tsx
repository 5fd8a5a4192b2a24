import { customers, mailLimits, suppliers } from 'contract';
import { Checkbox, Field, FormSection, Input } from 'shared-ui';
import { AddressInput } from './address-input';
import { hasCustomers, leavesOut } from './draft';
import { LinkedInput } from './linked-input';
import { PartnerInput } from './partner-input';
import { controlId, fieldLabels } from './problems';
import { RecipientsLine } from './recipients-line';
import type { SectionProps } from './section-props';

/** Everybody who gets a message of their own. */
export function RecipientsSection({ draft, change, errorOf }: SectionProps) {
  return (
    <FormSection
      title="To whom"
      description="Each recipient gets a message of their own, and sees none of the others."
    >
      <div data-wide>
        <Field
          id={controlId('to')}
          label={fieldLabels.to}
          error={errorOf('to')}
          help="Type or paste as many as you like, with names or without."
        >
          <AddressInput
            value={draft.to}
            onValueChange={(to) => change({ to })}
            placeholder="ann@example.com, Ben Example <ben@example.com>"
          />
        </Field>
      </div>
      <PartnerInput
        resource={customers}
        label="Customers"
        value={draft.customers}
        onValueChange={(chosen) => change({ customers: chosen })}
      />
      <PartnerInput
        resource={suppliers}
        label="Suppliers"
        value={draft.suppliers}
        onValueChange={(chosen) => change({ suppliers: chosen })}
      />
      <LinkedInput draft={draft} change={change} />
      {hasCustomers(draft) ? (
        <div data-wide>
          <Field layout="inline" label="Leave out customers without consent to marketing mail">
            <Checkbox
              checked={leavesOut(draft)}
              onCheckedChange={(isChecked) => change({ consentingOnly: isChecked === true })}
            />
          </Field>
        </div>
      ) : null}
      <div data-wide>
        <RecipientsLine draft={draft} />
      </div>
    </FormSection>
  );
}

const copyHelp = `Gets a copy of every message. At most ${mailLimits.copies}, and none with more than ${mailLimits.copiedRecipients} recipients.`;

/** Who reads along, and who gets the answers. */
export function CopiesSection({ draft, change, errorOf }: SectionProps) {
  return (
    <FormSection title="Copies and answers" description="Only where they are needed.">
      <Field
        id={controlId('cc')}
        label={fieldLabels.cc}
        error={errorOf('cc')}
        help={`${copyHelp} Recipients see it.`}
      >
        <AddressInput value={draft.cc} onValueChange={(cc) => change({ cc })} />
      </Field>
      <Field
        id={controlId('bcc')}
        label={fieldLabels.bcc}
        error={errorOf('bcc')}
        help={`${copyHelp} Recipients do not see it.`}
      >
        <AddressInput value={draft.bcc} onValueChange={(bcc) => change({ bcc })} />
      </Field>
      <ReplyTo draft={draft} change={change} errorOf={errorOf} />
    </FormSection>
  );
}

function ReplyTo({ draft, change, errorOf }: SectionProps) {
  return (
    <Field
      id={controlId('replyTo')}
      label={fieldLabels.replyTo}
      error={errorOf('replyTo')}
      help="Where answers go; the server’s own address when empty."
    >
      <Input
        type="email"
        autoComplete="off"
        maxLength={254}
        value={draft.replyTo}
        onChange={({ target }) => change({ replyTo: target.value })}
      />
    </Field>
  );
}
