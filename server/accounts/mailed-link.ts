/** The link of a mail for a new password, for other slices that its opening leads to: whose it is, and its one use. */
export { findResetOwner as findLinkOwner, spendReset as spendLink } from './security-queries.ts'
