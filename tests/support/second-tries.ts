/** How often a failed test is tried again: once in CI, whose machines are shared and stall for seconds; never by hand. */
export const SECOND_TRIES = process.env['CI'] === undefined ? 0 : 1
