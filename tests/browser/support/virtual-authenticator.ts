import type { Page } from '@playwright/test'

/** A device of Chromium's own with passkeys. While somebody touches it, it says yes to whatever it is asked, autofill included. */
export interface VirtualAuthenticator {
  /** How many passkeys it has. */
  count(): Promise<number>
  /** Whether somebody touches it. */
  touch(isTouched: boolean): Promise<void>
  /** Whether it verifies its person, by face or finger. */
  verifies(isVerified: boolean): Promise<void>
}

/** Gives a page a device that keeps passkeys, instead of the machine's own. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async count() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    async touch(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    async verifies(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
