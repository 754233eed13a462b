import type { OpenIdTraits } from './openid-provider.ts'
import type { TestPerson } from './people.ts'

/** Google as far as a login sees it. */
export function googleTraits(
  keys: { readonly clientId: string; readonly clientSecret: string },
  people: readonly TestPerson[],
): OpenIdTraits {
  return {
    name: 'google',
    title: 'Google',
    ...keys,
    people,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'hd'],
      profile: ['name', 'given_name', 'family_name'],
    },
    claimsOf: ({ firstName, lastName, email, emailVerified, workspace }) => ({
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
      ...(email === null ? {} : { email, email_verified: emailVerified }),
      ...(workspace === undefined ? {} : { hd: workspace }),
    }),
    cancelError: 'access_denied',
    givesRefreshTokens: false,
  }
}
