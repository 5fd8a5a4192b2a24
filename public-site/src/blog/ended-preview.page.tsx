import { t } from '@lingui/core/macro';
import { Lead, Page } from '../common/look';
import { Title } from '../common/title';
import styled from 'styled-components';
import { token } from 'shared-ui';
import { pageHref } from '../common/hrefs';

const Wrapper = styled(Page)`
  padding-block: clamp(3rem, 12vh, 8rem);
`;

const Way = styled.p`
  margin-top: 2rem;
  font-weight: ${token.weight.medium};
`;

/** Replaces a preview that cannot be shown. */
export function EndedPreviewPage() {
  return (
    <Wrapper>
      <Title>{t`This preview has ended`}</Title>
      <Lead>
        {t`A link to a preview is good for an hour, and this one is older, incomplete, or of an article that is no longer there. The sender can make a new one.`}
      </Lead>
      <Way>
        <a href={pageHref('blogs')}>{t`All articles`}</a>
      </Way>
    </Wrapper>
  );
}
