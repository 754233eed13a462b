/** Initials for the avatar: "GF" for Giulia Ferri, the first letter of the address when there is no name. */
export function initialsOf(firstName: string, lastName: string, email: string): string {
  const letters = [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '').join('')
  return (letters || Array.from(email)[0] || '').toUpperCase()
}
