import { t } from '@lingui/core/macro';
import { Printer } from 'lucide-react';
import { Button, CopyButton, HintNote, token } from 'shared-ui';
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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <HintNote>
      <div>
        {t`Print these recovery codes or keep them in a safe place; they are not shown again. Each works once instead of a code of the app or the passkey.`}
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Ways>
          <CopyButton name={t`recovery codes`} value={codes.join('\n')} />
          <Button size="sm" variant="outline" onClick={() => printCodes(codes)}>
            <Printer /> {t`Print`}
          </Button>
        </Ways>
      </div>
    </HintNote>
  );
}

/** Prints the codes alone, by a frame of their own that is gone afterwards. */
function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.title = t`Recovery codes`;
  frame.style.display = 'none';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return frame.remove();
  const heading = page.createElement('h1');
  heading.textContent = t`Recovery codes for ${{ host: location.host }}`;
  const list = page.createElement('pre');
  list.textContent = codes.join('\n');
  page.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
