/**
 * How often a browser test that failed is tried again: once in CI, whose machines are shared and stall for seconds; never by hand.
 * The run fails where such a test is not listed in docs/testing.md. No other test has a second try.
 */
export const SECOND_TRIES = process.env['CI'] === undefined ? 0 : 1
