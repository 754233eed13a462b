/** Where the providers are. The server talks to no host of a provider but these. */
export interface ProviderAddresses {
  readonly google: OpenIdAddresses
  readonly apple: OpenIdAddresses & { readonly revocation: string }
  readonly facebook: {
    readonly dialog: string
    readonly graph: string
    /** Issuers of the tokens of Limited Login, and their keys. */
    readonly tokenIssuers: readonly string[]
    readonly jwks: string
    readonly origins: readonly string[]
  }
}

interface OpenIdAddresses {
  readonly issuer: string
  /** How the issuer calls itself in tokens. */
  readonly tokenIssuers: readonly string[]
  readonly jwks: string
  readonly origins: readonly string[]
}

const GRAPH_VERSION = 'v23.0'

const REAL: ProviderAddresses = {
  google: {
    issuer: 'https://accounts.google.com',
    tokenIssuers: ['https://accounts.google.com', 'accounts.google.com'],
    jwks: 'https://www.googleapis.com/oauth2/v3/certs',
    origins: ['https://accounts.google.com', 'https://oauth2.googleapis.com', 'https://www.googleapis.com'],
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    tokenIssuers: ['https://appleid.apple.com'],
    jwks: 'https://appleid.apple.com/auth/keys',
    revocation: 'https://appleid.apple.com/auth/revoke',
    origins: ['https://appleid.apple.com'],
  },
  facebook: {
    dialog: `https://www.facebook.com/${GRAPH_VERSION}/dialog/oauth`,
    graph: `https://graph.facebook.com/${GRAPH_VERSION}`,
    tokenIssuers: ['https://limited.facebook.com', 'https://www.facebook.com'],
    jwks: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
    origins: ['https://graph.facebook.com', 'https://limited.facebook.com'],
  },
}

/** The providers' own addresses, or those of the sandbox that stands in for them. */
export function providerAddresses(sandboxUrl: string | null): ProviderAddresses {
  if (sandboxUrl === null) return REAL
  const { origin } = new URL(sandboxUrl)
  const openId = (name: string) => ({
    issuer: `${sandboxUrl}/${name}`,
    tokenIssuers: [`${sandboxUrl}/${name}`],
    jwks: `${sandboxUrl}/${name}/jwks`,
    origins: [origin],
  })
  const facebook = `${sandboxUrl}/facebook`
  return {
    google: openId('google'),
    apple: { ...openId('apple'), revocation: `${sandboxUrl}/apple/auth/revoke` },
    facebook: {
      dialog: `${facebook}/dialog/oauth`,
      graph: facebook,
      tokenIssuers: [facebook],
      jwks: `${facebook}/jwks`,
      origins: [origin],
    },
  }
}

/** `fetch` to these origins only, whatever address a provider's metadata names (I-04). */
export function fetchWithin(origins: readonly string[]): (url: string, options: object) => Promise<Response> {
  return async (url, options) => {
    if (!origins.includes(new URL(url).origin)) throw new Error('a provider names an address that is not its own')
    return fetch(url, options)
  }
}
