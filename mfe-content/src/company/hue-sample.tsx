import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import { hueColors } from 'shared-ui/hue';
import styled from 'styled-components';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};
`;

const Page = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[4]};
  border: 1px solid;
  border-radius: ${token.radius.lg};

  & > span {
    padding: 0.25rem 0.75rem;
    border-radius: ${token.radius.md};
    font-size: ${token.text.sm};
  }
`;

interface HueSampleProps {
  hue: number | null;
}

/** What a button, a mark and a link look like in the light and in the dark theme. */
export function HueSample({ hue }: HueSampleProps) {
  return (
    <Both aria-hidden="true">
      {Object.entries(hueColors(hue)).map(([theme, colors]) => (
        <Page
          key={theme}
          style={{ background: colors.surface, borderColor: colors.border, color: colors.text }}
        >
          <span style={{ background: colors.brand, color: colors.onBrand }}>{t`Button`}</span>
          <span style={{ background: colors.brandSoft, color: colors.onBrandSoft }}>{t`Mark`}</span>
          <span style={{ color: colors.brandText, textDecoration: 'underline' }}>{t`Link`}</span>
          <span>{theme === 'light' ? t`Light` : t`Dark`}</span>
        </Page>
      ))}
    </Both>
  );
}
