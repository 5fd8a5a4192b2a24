import { z } from 'zod';

/** Sent by triggers of `admin_session` and `admin` when a session or an account changed. */
export const SessionBroadcast = z.object({ kind: z.literal('session'), adminId: z.uuid() });
