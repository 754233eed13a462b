/**
 * Seconds to wait after the n-th wrong password in a row: none for the first five, then doubling to four minutes, so that who waits
 * all of them out is heard less than 30 times an hour (U-01). There is no hard lock, so that a stranger cannot lock somebody out.
 */
export const LOGIN_DELAYS: readonly number[] = [0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 240]
