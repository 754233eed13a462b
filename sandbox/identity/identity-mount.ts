import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Mount } from '../platform/sandbox.ts'
import { appleTraits } from './apple.ts'
import { facebookProvider } from './facebook.ts'
import { googleTraits } from './google.ts'
import { APPLE_CLIENT, FACEBOOK_APP, GOOGLE_CLIENT } from './keys.ts'
import { openIdProvider, type MountedProvider } from './openid-provider.ts'
import { peoplePage } from './people-page.ts'
import { TEST_PEOPLE, type TestPeople } from './people.ts'
import { sendAnswer } from './node-http.ts'

const PATHS = /^\/(google|apple|facebook)\//

/**
 * The providers of social logins (identity guide 2.5), below `/google`, `/apple` and `/facebook` of the sandbox, and at
 * `/identity` who can be chosen. Each starts with its first request: nobody else waits for its keys.
 */
export function identityMount(people: TestPeople = TEST_PEOPLE): Mount {
  return (origin) => {
    const makers: Readonly<Record<string, () => Promise<MountedProvider>>> = {
      google: () => openIdProvider(origin, googleTraits(GOOGLE_CLIENT, people.google)),
      apple: () => openIdProvider(origin, appleTraits(APPLE_CLIENT, people.apple, `${origin}/apple`)),
      facebook: async () => facebookProvider(FACEBOOK_APP, people.facebook),
    }
    const started = new Map<string, Promise<MountedProvider>>()
    return {
      owns: (path) => PATHS.test(path) || path === '/identity',
      async handle(request: IncomingMessage, response: ServerResponse) {
        const name = PATHS.exec(request.url ?? '')?.[1]
        const make = name === undefined ? undefined : makers[name]
        if (name === undefined || make === undefined) return sendAnswer(response, peoplePage(people))
        const provider = started.get(name) ?? make()
        started.set(name, provider)
        return (await provider)(request, response)
      },
    }
  }
}
