import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { buildText } from './build-text';
import { useOperationStatus } from './use-operation';

const Line = styled.p`
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

/** Which version runs, at the foot of the account menu; for Owners also the newest one. */
export function VersionLine() {
  const { data } = useOperationStatus();
  if (data === undefined) return null;
  const { build, newer } = data;
  return (
    <Line>
      <>
        {t`Version ${{ build: buildText(build) }}`}
        {newer === null ? null : (
          <>
            <br />
            {newer.url === null ? (
              t`${{ version: newer.version }} is there`
            ) : (
              <a href={newer.url} target="_blank" rel="noreferrer">
                {t`${{ version: newer.version }} is there`}
              </a>
            )}
          </>
        )}
      </>
    </Line>
  );
}
