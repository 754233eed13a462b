/** Who comes to a place, as it is being put together at the desk. */
export interface PartyDraft {
  readonly people: number
  readonly smallDogs: number
  readonly largeDogs: number
  /** One of the dogs needs space (B-17). */
  readonly needsSpace: boolean
}

/** The dogs of a party; those of somebody who stands there get a number for a name. */
export function dogsOf({ smallDogs, largeDogs, needsSpace }: PartyDraft, dogName: (number: number) => string) {
  const sizes = [
    ...Array.from({ length: largeDogs }, () => 'large' as const),
    ...Array.from({ length: smallDogs }, () => 'small' as const),
  ]
  return sizes.map((size, index) => {
    const dog = { name: dogName(index + 1), size }
    return needsSpace ? { ...dog, temperament: 'reactive' as const } : dog
  })
}

/** Who somebody at the desk says they are, as it is being typed. */
export interface PersonDraft {
  readonly name: string
  readonly phone: string
  readonly email: string
}

export const NOBODY: PersonDraft = { name: '', phone: '', email: '' }

/** Who they say they are; null for nobody in particular. */
export function personOf({ name, phone, email }: PersonDraft) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  if (firstName === '') return null
  return { firstName, lastName: rest.join(' '), phone: phone.trim(), email: email.trim() }
}

/** Whether a name that was begun is long enough to be one; nothing at all is fine. */
export function isNameRight({ name }: Pick<PersonDraft, 'name'>): boolean {
  return (
    name.trim() === '' ||
    name
      .trim()
      .split(/\s+/)
      .every((word) => word.length > 1)
  )
}
