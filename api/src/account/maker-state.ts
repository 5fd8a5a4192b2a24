import { type RawBuilder, sql } from 'kysely';
import { lacksSecondFactor } from './second-factor-required';

/** Why a token for a machine does not work for now, though it has neither ended nor been revoked. */
export type MakerState = 'maker-deactivated' | 'maker-without-second-factor';

/** Of a statement that joins the `admin` who made a token, and their `role`; null while the maker may use the panel. */
export const makerState: RawBuilder<MakerState | null> = sql`case
  when admin.deleted_at is not null then 'maker-deactivated'
  when ${lacksSecondFactor} then 'maker-without-second-factor' end`;
