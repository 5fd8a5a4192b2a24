import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { AlertDialog, token } from 'shared-ui';
import styled from 'styled-components';
import { useFederation } from '../federation/federation-context';

const OverrideName = styled.code`
  display: block;
  margin-block: ${token.space[2]};
  color: ${token.color.text};
  font: ${token.text.sm} ${token.font.mono};
`;

/** Asks whether this tab may run the requested overrides, before any of them is loaded. */
export function OverrideQuestion() {
  const { requested, answer } = useFederation().overrides;
  const [isOpen, setIsOpen] = useState(requested.size > 0);
  if (requested.size === 0) return null;

  function run() {
    answer(true);
    location.reload();
  }

  function goOnWithout() {
    answer(false);
    setIsOpen(false);
  }

  return (
    <AlertDialog
      open={isOpen}
      title={t`Run another build in this tab?`}
      description={
        <>
          {t`The address of this page asks for the following in place of what is released:`}
          {[...requested].map(([remote, value]) => (
            <OverrideName key={remote}>
              {/^https?:/i.test(value) ? t`${remote} from ${value}` : `${remote} ${value}`}
            </OverrideName>
          ))}
          {t`Its code acts in your name: it reads and changes all that you can. Run it only if you were about to; a link that you were sent is no reason. It runs until you reset it or close the tab.`}
        </>
      }
      confirmLabel={t`Run it in this tab`}
      cancelLabel={t`Go on without it`}
      isDestructive
      onConfirm={run}
      onCancel={goOnWithout}
    />
  );
}
