import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton, Input, type InputProps } from 'shared-ui';
import styled from 'styled-components';

const Box = styled.div`
  position: relative;

  & > input {
    padding-inline-end: 2.75rem;
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.125rem;
    margin-block: auto;
  }
`;

/** A password input with a button to show the password. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Box>
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        label={t`Show password`}
        aria-pressed={isShown}
        size="sm"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </IconButton>
    </Box>
  );
}
