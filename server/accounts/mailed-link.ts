/** The link of a mail for a new password, for other slices that its opening leads to: whose it is, whether it is one, and its one use. */
export { isResetLink as isMailedLink } from './check-reset-link.ts'
export { findResetOwner as findLinkOwner, spendReset as spendLink } from './security-queries.ts'
