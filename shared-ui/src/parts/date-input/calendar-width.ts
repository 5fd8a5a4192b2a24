import { token } from '../../tokens/token';

/** Seven days of the height of a control, or what a narrow screen leaves of them. */
export const calendarWidth = `min(7 * ${token.control.md}, 100vw - 4rem)`;
