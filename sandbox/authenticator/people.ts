/** Somebody whose codes the test authenticator shows. */
export interface AuthenticatorPerson {
  readonly name: string
  readonly secret: Buffer
}

/** The people of the demo resort, with the secrets that its first start gives them. */
export const DEMO_PEOPLE: readonly AuthenticatorPerson[] = [
  { name: 'elena@example.it', secret: Buffer.from('bagno-argo-elena-001') },
  { name: 'giada@example.it', secret: Buffer.from('bagno-argo-giada-001') },
]
