import { t } from '@lingui/core/macro';
import { mailLimits } from 'contract/email';
import { customers, suppliers } from 'contract/partner';
import { Checkbox, Field, Input, token } from 'shared-ui';
import { FormSection, InputGrid } from 'shared-ui/form';
import styled from 'styled-components';
import { AddressInput } from './address-input';
import { hasPartners, leavesOut } from './draft';
import { LinkedInput } from './linked-input';
import { PartnerInput } from './partner-input';
import { PeopleInput } from './people-input';
import { controlId, fieldLabels } from './problems';
import { RecipientsLine } from './recipients-line';
import type { SectionProps } from './section-props';

const Group = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
`;

const Sum = styled.div`
  display: grid;
  gap: ${token.space[2]};
  margin-top: ${token.space[4]};
  padding-top: ${token.space[3]};
  border-top: 1px solid ${token.color.border};
`;

/** All ways to choose recipients, and their total. */
export function RecipientsSection({ draft, change, errorOf }: SectionProps) {
  return (
    <FormSection
      title={t`Recipients`}
      description={t`Add them in any of these ways. Each gets a message of their own and sees none of the others.`}
    >
      <Group aria-label={t`Recipients`}>
        <InputGrid>
          <div data-wide>
            <Field
              id={controlId('to')}
              label={fieldLabels.to}
              error={errorOf('to')}
              help={t`Type or paste as many as you like, with names or without.`}
            >
              <AddressInput
                value={draft.to}
                onValueChange={(to) => change({ to })}
                placeholder={t`ann@example.com, Ben Example <ben@example.com>`}
              />
            </Field>
          </div>
          <div data-wide>
            <PeopleInput onChoose={(email) => change({ to: [...new Set([...draft.to, email])] })} />
          </div>
          <PartnerInput
            resource={customers}
            label={t`Customers`}
            value={draft.customers}
            onValueChange={(chosen) => change({ customers: chosen })}
          />
          <PartnerInput
            resource={suppliers}
            label={t`Suppliers`}
            value={draft.suppliers}
            onValueChange={(chosen) => change({ suppliers: chosen })}
          />
          <LinkedInput draft={draft} change={change} />
        </InputGrid>
        <Sum>
          {hasPartners(draft) ? (
            <Field layout="inline" label={t`Leave out partners without consent to marketing mail`}>
              <Checkbox
                checked={leavesOut(draft)}
                onCheckedChange={(isChecked) => change({ consentingOnly: isChecked === true })}
              />
            </Field>
          ) : null}
          <RecipientsLine draft={draft} />
        </Sum>
      </Group>
    </FormSection>
  );
}

/** Cc, Bcc and Reply-To. */
export function CopiesSection({ draft, change, errorOf }: SectionProps) {
  const { copies, copiedRecipients: recipients } = mailLimits;
  return (
    <FormSection
      id="copies"
      title={t`Copies and answers`}
      description={t`Only where they are needed.`}
    >
      <Field
        id={controlId('cc')}
        label={fieldLabels.cc}
        error={errorOf('cc')}
        help={t`Gets a copy of every message. At most ${copies}, and none with more than ${recipients} recipients. Recipients see it.`}
      >
        <AddressInput value={draft.cc} onValueChange={(cc) => change({ cc })} />
      </Field>
      <Field
        id={controlId('bcc')}
        label={fieldLabels.bcc}
        error={errorOf('bcc')}
        help={t`Gets a copy of every message. At most ${copies}, and none with more than ${recipients} recipients. Recipients do not see it.`}
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
      help={t`Where answers go; the server’s own address when empty.`}
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
