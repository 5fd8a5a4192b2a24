import { t } from '@lingui/core/macro';
import { typedMention } from 'contract/inquiry';
import { AtSign } from 'lucide-react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { adminNameOf, useAdmins } from './use-admins';

const Names = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: ${token.space[2]} 0 0;
  padding: 0;
  border: 0;
`;

const shown = 5;

interface MentionChoicesProps {
  text: string;
  onChange: (text: string) => void;
}

/** The colleagues whose names begin with what is typed after an `@`. */
export function MentionChoices({ text, onChange }: MentionChoicesProps) {
  const admins = useAdmins();
  const typed = typedMention(text)?.toLowerCase();
  if (typed === undefined) return null;
  const names = admins
    .map(adminNameOf)
    .filter((name) => name.toLowerCase().startsWith(typed) && name.toLowerCase() !== typed.trim());
  if (names.length === 0) return null;
  const before = text.slice(0, text.lastIndexOf('@'));
  return (
    <Names aria-label={t`Mention`}>
      {names.slice(0, shown).map((name) => (
        <Button
          key={name}
          size="sm"
          variant="outline"
          onClick={(event) => {
            const field = event.currentTarget.closest('form, [role="dialog"]');
            onChange(`${before}@${name} `);
            field?.querySelector('textarea')?.focus();
          }}
        >
          <AtSign aria-hidden="true" /> {name}
        </Button>
      ))}
    </Names>
  );
}
