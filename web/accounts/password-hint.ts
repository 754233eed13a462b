/** Where a new password stands: below the minimum of 8, allowed, or at the advised 15 characters. */
export function passwordStrength(password: string): 'short' | 'good' | 'strong' {
  const length = Array.from(password).length
  if (length < 8) return 'short'
  return length < 15 ? 'good' : 'strong'
}
