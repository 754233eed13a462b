/** Somebody who can be chosen at a provider of the sandbox; all of them are made up. */
export interface TestPerson {
  /** The provider's subject of this person. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  /** As the provider writes it: Apple's booleans are texts. Left out where it is undefined. */
  readonly emailVerified?: boolean | string | undefined
  /** Whether the address is Apple's relay. */
  readonly isPrivateEmail?: boolean
  /** Domain of a Google Workspace. */
  readonly workspace?: string
}

/** The test people of each provider. */
export interface TestPeople {
  readonly google: readonly TestPerson[]
  readonly apple: readonly TestPerson[]
  readonly facebook: readonly TestPerson[]
}

/** Those of the demo: with every kind of e-mail that a provider can say, and Anna, who has an account there. */
export const TEST_PEOPLE: TestPeople = {
  google: [
    { id: '1010', firstName: 'Giulia', lastName: 'Ferri', email: 'giulia.ferri.prova@gmail.com', emailVerified: true },
    { id: '1011', firstName: 'Marco', lastName: 'Conti', email: 'marco.conti@posta.example', emailVerified: true },
    { id: '1012', firstName: 'Luca', lastName: 'Marin', email: 'luca.marin@posta.example', emailVerified: false },
    {
      id: '1013',
      firstName: 'Anna',
      lastName: 'Bianchi',
      email: 'anna@example.it',
      emailVerified: true,
      workspace: 'example.it',
    },
  ],
  apple: [
    {
      id: '001001.p',
      firstName: 'Paolo',
      lastName: 'Neri',
      email: 'paolo.neri.prova@icloud.com',
      emailVerified: 'true',
    },
    {
      id: '001002.s',
      firstName: 'Sofia',
      lastName: 'Riva',
      email: 'x7k2m9@privaterelay.appleid.com',
      emailVerified: 'true',
      isPrivateEmail: true,
    },
    { id: '001003.a', firstName: 'Anna', lastName: 'Bianchi', email: 'anna@example.it', emailVerified: 'true' },
  ],
  facebook: [
    { id: '900001', firstName: 'Elsa', lastName: 'Greco', email: null },
    { id: '900002', firstName: 'Nina', lastName: 'Serra', email: 'nina.serra@posta.example' },
    { id: '900003', firstName: 'Anna', lastName: 'Bianchi', email: 'anna@example.it' },
  ],
}

/** What a person can be told apart by, in a line. */
export function describe({ email, emailVerified, isPrivateEmail }: TestPerson): string {
  if (email === null) return 'no e-mail'
  const kind = isPrivateEmail === true ? 'relay' : String(emailVerified) === 'true' ? 'verified' : 'not verified'
  return `${email} (${kind})`
}
