import * as z from 'zod'
import { json, type Answer, type Exchange, type Route } from '../platform/exchange.ts'
import type { Account } from './account.ts'
import { callerOf, requireSecret, type Caller } from './authentication.ts'
import { errorOfStatus, invalid, StripeFailure } from './errors.ts'
import { expanded } from './expand.ts'
import { expand } from './fields.ts'
import { parameterName, parseForm } from './form-body.ts'
import type { IdempotentCalls, Outcome } from './idempotency.ts'

/** One call of the API: its parameters, and what it does with them. */
interface Endpoint<Shape extends z.ZodRawShape> {
  readonly method: Route['method']
  readonly path: string
  /** True where a publishable key may call. */
  readonly publishable?: boolean
  readonly shape: Shape
}

/** Where a call runs. */
export interface Context {
  readonly account: Account
  /** The `:id` of the path. */
  readonly id: string
  readonly caller: Caller
}

/** A call as the provider mounts it on an account. */
export type Mount = (account: Account, calls: IdempotentCalls) => Route

/** A call; `run` answers the object or throws StripeFailure. */
export function endpoint<Shape extends z.ZodRawShape>(
  { method, path, publishable = false, shape }: Endpoint<Shape>,
  run: (input: z.output<z.ZodObject<Shape>>, context: Context) => object,
): Mount {
  return (account, calls) => {
    const parameters = z.strictObject(shape)
    const act = (exchange: Exchange, caller: Caller): object => {
      const { expand: paths, ...form } = parseForm(method === 'POST' ? exchange.body.toString('utf8') : exchange.query)
      const wanted = checked(z.object({ expand }), { expand: paths }).expand
      const answer = run(checked(parameters, form), { account, id: exchange.params['id'] ?? '', caller })
      return expanded(account, answer, wanted)
    }
    const answer = async (exchange: Exchange): Promise<Answer> => {
      const requestId = account.world.id('req_', 14)
      const call = async (caller: Caller): Promise<Outcome> => {
        if (method !== 'GET') await account.world.pace()
        account.events.cause = { id: requestId, idempotency_key: exchange.headers['idempotency-key'] ?? null }
        return outcome(caller, () => act(exchange, caller))
      }
      const answered = await answerOrError(async () => {
        const caller = callerOf(exchange)
        if (!publishable) requireSecret(caller)
        return method === 'POST' ? calls.run(exchange, requestId, () => call(caller)) : (await call(caller)).answer
      })
      return { ...answered, headers: { ...answered.headers, 'request-id': requestId } }
    }
    return { method, path, answer }
  }
}

/** The answer of an error. */
export function failed(status: number, error: object): Answer {
  return json(status, { error })
}

/** A call that got past its checks is kept with its error too; a defect answers 500 and is kept likewise. */
function outcome(caller: Caller, act: () => object): Outcome {
  try {
    return { answer: json(200, visible(act(), caller)), executed: true }
  } catch (error) {
    if (error instanceof StripeFailure) {
      return { answer: failed(error.status, visible(error.body, caller)), executed: error.executed }
    }
    const message = error instanceof Error ? error.message : String(error)
    return { answer: failed(500, { ...errorOfStatus(500, '', ''), message }), executed: true }
  }
}

async function answerOrError(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof StripeFailure) return failed(error.status, error.body)
    throw error
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = parameterName([...path, ...issue.keys.slice(0, 1)])
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = parameterName(path)
  if (valueAt(value, path) === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  throw invalid(`Invalid ${param}: ${issue?.message ?? ''}`, { param })
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

/** What a publishable key may see: no metadata and no customer, however deep. */
function visible(answer: object, caller: Caller): object {
  if (caller === 'secret') return answer
  const hide = (name: string, value: unknown) => (name === 'metadata' || name === 'customer' ? undefined : value)
  return JSON.parse(JSON.stringify(answer, hide)) as object
}
