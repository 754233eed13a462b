/** Where the providers are. The server talks to no host of a provider but these. */
export interface ProviderAddresses {
  readonly google: OpenIdAddresses
  readonly apple: OpenIdAddresses & {
    /** Keys of what Apple's servers send to ours. */
    readonly jwks: string
    readonly revocation: string
  }
  readonly facebook: {
    readonly dialog: string
    readonly graph: string
    readonly origins: readonly string[]
  }
}

interface OpenIdAddresses {
  readonly issuer: string
  readonly origins: readonly string[]
}

const GRAPH_VERSION = 'v23.0'

const REAL: ProviderAddresses = {
  google: {
    issuer: 'https://accounts.google.com',
    origins: ['https://accounts.google.com', 'https://oauth2.googleapis.com', 'https://www.googleapis.com'],
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    jwks: 'https://appleid.apple.com/auth/keys',
    revocation: 'https://appleid.apple.com/auth/revoke',
    origins: ['https://appleid.apple.com'],
  },
  facebook: {
    dialog: `https://www.facebook.com/${GRAPH_VERSION}/dialog/oauth`,
    graph: `https://graph.facebook.com/${GRAPH_VERSION}`,
    origins: ['https://graph.facebook.com'],
  },
}

/** The providers' own addresses, or those of the sandbox that stands in for them. */
export function providerAddresses(sandboxUrl: string | null): ProviderAddresses {
  if (sandboxUrl === null) return REAL
  const { origin } = new URL(sandboxUrl)
  const openId = (name: string) => ({ issuer: `${sandboxUrl}/${name}`, origins: [origin] })
  const facebook = `${sandboxUrl}/facebook`
  return {
    google: openId('google'),
    apple: {
      ...openId('apple'),
      jwks: `${sandboxUrl}/apple/jwks`,
      revocation: `${sandboxUrl}/apple/auth/revoke`,
    },
    facebook: {
      dialog: `${facebook}/dialog/oauth`,
      graph: facebook,
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
