import { expect } from 'vitest'
import type { Call } from '../../domain/platform/call.ts'
import { REFUSALS } from '../../domain/platform/refusal.ts'
import { makeStaff, type Customer } from '../race/booking-world.ts'
import { reportFigures } from '../support/figures.ts'
import { contents } from './contents.ts'
import { ROWS } from './matrix-rows.ts'
import { aCustomer, openBeach, type Beach } from './people.ts'
import { samplesFor } from './samples.ts'
import { contractWorld, type Answer, type RawRequest, type World } from './world.ts'

/** Calls that may end the session of the manager who makes them. */
const ENDS_STAFF_SESSIONS = new Set([
  'endStaffSession',
  'lockStaffSession',
  'endOtherStaffSession',
  'changeStaffRoles',
  'undoStaffChange',
  'resetStaffSecondFactor',
])

/** A server that is asked hostile things; it counts them. */
export class FuzzedServer {
  readonly world: World
  readonly beach: Beach
  /** Whoever is signed in; `signIn` makes another one. */
  guest: Customer
  /** A manager, who may make every staff call. */
  #manager: Customer
  requests = 0
  readonly #samples: ReturnType<typeof samplesFor>
  readonly #resortFiles: Record<string, string>

  private constructor(
    world: World,
    beach: Beach,
    people: { readonly guest: Customer; readonly manager: Customer },
    resortFiles: Record<string, string>,
  ) {
    const { guest, manager } = people
    this.world = world
    this.beach = beach
    this.guest = guest
    this.#manager = manager
    this.#samples = samplesFor(beach, guest.email)
    this.#resortFiles = resortFiles
  }

  static async start(): Promise<FuzzedServer> {
    const world = await contractWorld({ hasJobs: false, hasBank: true })
    const people = { guest: await aCustomer(world), manager: await aManager(world) }
    return new FuzzedServer(world, await openBeach(world), people, await resortTables(world))
  }

  /** A right input of a call. Throws when there is none for it. */
  sampleOf(call: Call): Record<string, unknown> {
    const sample = this.#samples[call.name]
    if (sample === undefined) throw new Error(`the call ${call.name} has no sample`)
    return sample
  }

  get sampled(): string[] {
    return Object.keys(this.#samples)
  }

  async signIn(): Promise<void> {
    this.guest = await aCustomer(this.world)
  }

  /** Of whoever may make the call: a refusal then speaks of the input. Who has an account is no guest. */
  tokenFor({ name, policy }: Pick<Call, 'name' | 'policy'>): string | undefined {
    if (name === 'enterAsGuest') return undefined
    return policy === 'staff' ? this.#manager.token : this.guest.token
  }

  /** A call that ends the session is followed by another person's sign-in, so that the next one is heard. */
  async ask(call: Call, input: unknown): Promise<Answer> {
    this.requests += 1
    const answer = await this.world.ask(call, input, { token: this.tokenFor(call) })
    if (answer.status === 200 && ROWS[call.name]?.endsSessions === true) await this.signIn()
    if (answer.status === 200 && ENDS_STAFF_SESSIONS.has(call.name)) this.#manager = await aManager(this.world)
    return answer
  }

  send(request: RawRequest): Promise<Answer> {
    this.requests += 1
    return this.world.send(request)
  }

  /** Rows and checksums of everything that calls may change. */
  contents(): Promise<Record<string, string>> {
    return contents(this.world.db, true)
  }

  /** At the end: enough was asked, nothing was a defect, and the resort is as its files say. */
  async requireUnharmed(atLeast: number): Promise<void> {
    const broken = this.world.server.logged.filter((line) => line['msg'] === 'a call broke')
    reportFigures('I-01', { requests: this.requests, errors: broken.length })
    expect(this.requests).toBeGreaterThanOrEqual(atLeast)
    expect(broken).toEqual([])
    expect(Object.keys(this.#resortFiles).length).toBeGreaterThan(10)
    expect(await resortTables(this.world)).toEqual(this.#resortFiles)
  }
}

async function aManager(world: World): Promise<Customer> {
  return makeStaff(world.db, await aCustomer(world), ['manager'])
}

/** What the resort's files say; no call changes any of it, whatever is sent. */
async function resortTables({ db }: World): Promise<Record<string, string>> {
  const [all, changing] = [await contents(db), await contents(db, true)]
  return Object.fromEntries(Object.entries(all).filter(([name]) => !(name in changing)))
}

/** R-806 I-01: a refusal is a problem body with a code that the contract knows and words for the person. */
export function requireProblem(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${answer.body.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
  expect(answer.status, `${what}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.headers['content-type'], what).toBe('application/problem+json; charset=utf-8')
  const { code, detail, status } = answer.problem()
  expect(Object.keys(REFUSALS), what).toContain(code)
  expect(detail, what).toMatch(/\S/)
  expect(status, what).toBe(answer.status)
}

export const short = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 120)
