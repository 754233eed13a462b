import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'

/** A provider's mark (mockup 02), in its own colours where it has them. */
export function ProviderMark({ provider }: { readonly provider: SocialProviderId }) {
  const Mark = MARKS[provider]
  return <Mark />
}

const MARKS = { apple: AppleMark, google: GoogleMark, facebook: FacebookMark } as const

function AppleMark() {
  return (
    <svg width="19" height="19" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M16.7 12.8c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8-.7 0-1.9-.8-3.1-.8-1.6 0-3 .9-3.9 2.3-1.7 2.9-.4 7.1 1.2 9.4.8 1.1 1.7 2.4 3 2.4 1.2-.1 1.6-.8 3.1-.8 1.4 0 1.8.8 3.1.7 1.3 0 2.1-1.1 2.9-2.3.9-1.3 1.3-2.6 1.3-2.6s-2.6-1-2.7-3.8zM14.4 6c.6-.8 1.1-1.900 1-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1 .1 2.1-.5 2.7-1.3z" />
    </svg>
  )
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.500-.2-2.200H12v4.200h5.900a5 5 0 0 1-2.200 3.300v2.700h3.500c2.100-1.900 3.300-4.700 3.300-8z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.900 0 5.400-1 7.200-2.700l-3.500-2.700c-1 .7-2.200 1.100-3.700 1.100-2.800 0-5.200-1.900-6.100-4.500H2.300V17A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.900 14.200a6.600 6.600 0 0 1 0-4.300V7H2.300a11 11 0 0 0 0 10z" />
      <path
        fill="#EA4335"
        d="M12 5.400c1.600 0 3 .5 4.100 1.600l3.100-3.100A11 11 0 0 0 2.300 7l3.600 2.900C6.800 7.300 9.200 5.400 12 5.400z"
      />
    </svg>
  )
}

function FacebookMark() {
  return (
    <svg width="19" height="19" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#1877F2" />
      <path
        fill="#fff"
        d="M15.600 15.200l.5-3.200h-3V9.900c0-.9.400-1.700 1.800-1.700h1.400V5.500s-1.200-.2-2.400-.2c-2.500 0-4.100 1.500-4.100 4.200V12H7v3.200h2.800v7.600a11.200 11.200 0 0 0 3.300 0v-7.600z"
      />
    </svg>
  )
}
