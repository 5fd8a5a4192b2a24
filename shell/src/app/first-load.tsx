import { t } from '@lingui/core/macro';
import { Spinner, token } from 'shared-ui';
import styled from 'styled-components';

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
  color: ${token.color.brandText};
`;

/** Shown in the frame until the first page has loaded. */
export function FirstLoad() {
  return (
    <Middle>
      <Spinner label={t`Loading the page`} size={28} />
    </Middle>
  );
}
