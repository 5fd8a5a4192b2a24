import { HintNote, token } from 'shared-ui';
import styled from 'styled-components';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${token.space[1]};
  margin-top: ${token.space[2]};
  padding: 0;
  list-style: none;
  font: ${token.text.sm} ${token.font.mono};
  user-select: all;
`;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <HintNote>
      <div>
        Print these recovery codes or keep them in a safe place; they are not shown again. Each
        works once instead of a code of the app or the passkey.
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </div>
    </HintNote>
  );
}
