import { token } from '../../tokens/token';

/** Seven columns as wide as a control is high, or the width that a narrow screen leaves. */
export const calendarWidth = `min(7 * ${token.control.md}, 100vw - 4rem)`;
