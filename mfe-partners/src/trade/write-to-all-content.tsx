import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Checkbox, Field, showToast, token } from 'shared-ui';
import { useMailFormHref } from 'shared-ui/mail';
import { resourceKeys } from 'shared-ui/resource';
import { countText, numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { QueryContent } from 'shared-ui/resource';
import { type Addressee, addressesOf, maxMailHrefLength, mailHrefOf } from './addresses';
import type { TraderSide } from './use-traders';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};

  & > ul {
    padding-inline-start: ${token.space[5]};
    color: ${token.color.textMuted};
  }
`;

const Count = styled.output`
  font-size: ${token.text.lg};
  font-weight: ${token.weight.semibold};
`;

const Quiet = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[2]};
`;

interface WriteToAllContentProps<Row extends Addressee> {
  side: TraderSide<Row>;
}

/** The recipients of a message to all, who is skipped and why, and the ways to send it. */
export function WriteToAllContent<Row extends Addressee>({ side }: WriteToAllContentProps<Row>) {
  const { resource, chemicalId, everyone } = side;
  const linked = resource.name === 'customer' ? 'customers' : 'suppliers';
  const formHref = useMailFormHref({ chemical: chemicalId, linked });
  const partners = useQuery({
    queryKey: [...resourceKeys.all(resource), 'everyone-of', chemicalId],
    queryFn: everyone,
    gcTime: 0,
  });
  return (
    <QueryContent query={partners} failed={t`The addresses could not be gathered`}>
      {(rows) => <Letter partners={rows} noun={resource.label} formHref={formHref} />}
    </QueryContent>
  );
}

interface LetterProps {
  partners: readonly Addressee[];
  noun: { readonly one: string; readonly many: string };
  /** The page that composes the message; undefined where no remote sends mail. */
  formHref: string | undefined;
}

function Letter({ partners, noun, formHref }: LetterProps) {
  const [isConsentNeeded, setIsConsentNeeded] = useState(true);
  const letter = addressesOf(partners, { isConsentNeeded });
  const { addresses, inactive, withoutAddress, withoutConsent } = letter;
  return (
    <Stack>
      <Count>{countText(addresses.length, { one: t`address`, many: t`addresses` })}</Count>
      <ul>
        {withoutAddress === 0 ? null : (
          <li>{t`${{ counted: countText(withoutAddress, noun) }} without an email address`}</li>
        )}
        {inactive === 0 ? null : (
          <li>{t`${{ counted: countText(inactive, noun) }} left out as inactive`}</li>
        )}
        {withoutConsent === 0 || !isConsentNeeded ? null : (
          <li>{t`${{ counted: countText(withoutConsent, noun) }} left out, who did not agree to marketing emails`}</li>
        )}
      </ul>
      {withoutConsent === 0 ? null : (
        <Field
          layout="inline"
          label={t`Write to the ${{ withoutConsent: numberText(withoutConsent) }} who did not agree, too`}
          help={t`Only for a letter that they need, about an order for instance.`}
        >
          <Checkbox
            checked={!isConsentNeeded}
            onCheckedChange={(isChecked) => setIsConsentNeeded(isChecked !== true)}
          />
        </Field>
      )}
      <LetterActions addresses={addresses} formHref={formHref} />
    </Stack>
  );
}

interface LetterActionsProps extends Pick<LetterProps, 'formHref'> {
  addresses: readonly string[];
}

function LetterActions({ addresses, formHref }: LetterActionsProps) {
  const href = mailHrefOf(addresses);
  const isTooLong = href.length > maxMailHrefLength;

  async function copy() {
    try {
      await navigator.clipboard.writeText(addresses.join(', '));
      showToast({ title: t`${{ count: numberText(addresses.length) }} copied`, tone: 'success' });
    } catch {
      // The browser may ask for permission, which the user can refuse.
      showToast({ title: t`Not copied`, description: t`The browser forbids it.`, tone: 'danger' });
    }
  }
  return (
    <>
      {isTooLong ? (
        <Quiet>
          {t`These are too many for a mail program to open at once: copy them, and put them into the letter’s field for blind copies.`}
        </Quiet>
      ) : null}
      <Actions>
        <Button
          variant={isTooLong && formHref === undefined ? 'default' : 'outline'}
          disabled={addresses.length === 0}
          onClick={() => void copy()}
        >
          <Copy /> {t`Copy addresses`}
        </Button>
        {isTooLong || addresses.length === 0 ? null : (
          <Button asChild variant={formHref === undefined ? 'default' : 'outline'}>
            <a href={href}>
              <Mail /> {t`Open in mail program`}
            </a>
          </Button>
        )}
        {formHref === undefined ? null : (
          <Button asChild>
            <Link to={formHref}>
              <Send /> {t`Write with a template`}
            </Link>
          </Button>
        )}
      </Actions>
    </>
  );
}
