import type { Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { login } from '../../../domain/accounts/calls.ts'
import { evaluateOrder, startOrder, type Order, type PaymentMethod } from '../../../domain/orders/calls.ts'
import { CALL_PREFIX, type Call } from '../../../domain/platform/call.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { appAt, type App } from './app.ts'
import { MARIO } from './guest.ts'

/** A signed-in customer of one test. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly token: string
}

let made = 0

/** A new customer with a confirmed e-mail, signed in: with a cart, orders and limits that no other test touches. */
export async function newPerson(app: App, firstName = 'Giulia'): Promise<Person> {
  const email = `${firstName.toLowerCase()}.${process.pid}.${++made}@example.it`
  await app.sql(
    `insert into account (email, password_hash, first_name, last_name, phone, language, confirmed_at)
     select $1, password_hash, $2, last_name, phone, language, confirmed_at from account where email = $3`,
    [email, firstName, MARIO.email],
  )
  const { token } = await ask(app, login, { email, password: MARIO.password })
  return { email, password: MARIO.password, token }
}

/** Makes a call of the contract from outside of the browser; throws what the server refused. */
export async function ask<C extends Call>(
  app: App,
  def: C,
  input: z.input<C['input']>,
  token = '',
): Promise<z.output<C['output']>> {
  const isGet = def.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetch(`${app.url}${CALL_PREFIX}/${def.path}${query}`, {
    method: def.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-App-Version': '3.1.10',
      'X-App-Platform': 'other',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${def.name}: ${response.status} ${text}`)
  return JSON.parse(text) as z.output<C['output']>
}

/** How the app looks to a person: kept in the browser before the app starts. */
export async function arrive(page: Page, person: Person | null, language: Language = 'it'): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(
    ([token, username, lang]) => {
      localStorage.clear()
      localStorage.setItem('locale_lang', lang)
      if (token === '') return
      localStorage.setItem('token', token)
      localStorage.setItem('username', username)
    },
    [person?.token ?? '', person?.email ?? '', language.toUpperCase()] as const,
  )
}

/** Opens a path of the app as it looks to a customer who is signed in. */
export async function openAs(page: Page, who: typeof MARIO, path: string): Promise<void> {
  await page.goto('/icon.svg')
  const { token } = await ask(appAt(page.url()), login, { email: who.email, password: who.password })
  await arrive(page, { ...who, token })
  await page.goto(path)
}

export interface Stay {
  readonly from: string
  readonly to: string
}

/** Puts places into a person's cart. */
export async function hold(
  app: App,
  person: Person,
  { from, to }: Stay,
  codes: readonly string[],
  dogs: readonly string[] = [],
  sunBeds = 1,
): Promise<void> {
  const places = await app.sql<{ id: number }>('select id from place where code = any($1) order by id', [codes])
  await ask(
    app,
    lockUmbrellas,
    {
      from,
      to,
      part: 'full_day',
      places: places.map(({ id }, index) => ({
        umbrellaId: id,
        people: 2,
        dogs: dogs.slice(index, index + 1).map((name) => ({ name, size: 'large' as const })),
        extras: [{ id: 'sun_bed' as const, quantity: sunBeds }],
      })),
    },
    person.token,
  )
}

/** Orders places by a method that needs no provider, or whose payment is not begun. */
export async function order(
  app: App,
  person: Person,
  stay: Stay,
  codes: readonly string[],
  dogs: readonly string[] = [],
  method: PaymentMethod = 'cash',
): Promise<Order> {
  await hold(app, person, stay, codes, dogs)
  const quote = await ask(app, evaluateOrder, { cart: 'umbrella' }, person.token)
  const conditions = quote.conditions.find((one) => one.method === method)
  if (!conditions) throw new Error(`${method} is not offered`)
  return ask(
    app,
    startOrder,
    { quoteId: quote.quoteId, method, conditionsAccepted: true, conditionsVersion: conditions.version },
    person.token,
  )
}
