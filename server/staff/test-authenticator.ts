/** Path of the sandbox's authenticator, which shows the codes of the demo's people. */
export const TEST_AUTHENTICATOR = '/authenticator'
