import { token } from 'shared-ui';

export interface BrandMarkProps {
  /** Pixels. */
  readonly size?: number;
  /** White with the ring in colour, for a coloured background. */
  readonly isInverse?: boolean;
}

/** The panel's mark, in the company's colour. */
export function BrandMark({ size = 28, isInverse = false }: BrandMarkProps) {
  const [ground, ring] = isInverse ? ['#fff', token.color.brand] : [token.color.brand, '#fff'];
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill={ground} d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z" />
      <g fill="none" stroke={ring} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z" />
        <path d="M12.6 14.1v3.8" />
      </g>
    </svg>
  );
}
