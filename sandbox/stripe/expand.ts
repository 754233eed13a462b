import type { Account } from './account.ts'
import { StripeFailure } from './errors.ts'

type Tree = Record<string, unknown>

/** A copy of an answer in which the named fields hold objects in place of their ids. Throws for other fields. */
export function expanded(account: Account, answer: object, paths: readonly string[] = []): Tree {
  const copy = JSON.parse(JSON.stringify(answer)) as Tree
  for (const path of paths) expandPath(account, copy, path.split('.'), path)
  return copy
}

function expandPath(account: Account, into: unknown, [name = '', ...rest]: string[], path: string): void {
  if (Array.isArray(into)) {
    for (const one of into) expandPath(account, one, [name, ...rest], path)
    return
  }
  if (!isTree(into) || !(name in into)) throw unexpandable(path)
  const value = into[name]
  if (value === null) return
  const found = typeof value === 'string' ? account.find(value) : value
  if (found === undefined) throw unexpandable(path)
  if (typeof value === 'string') into[name] = JSON.parse(JSON.stringify(found))
  if (rest.length > 0) expandPath(account, into[name], rest, path)
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

/** The call has taken effect by now, so its key keeps the error. */
function unexpandable(path: string): StripeFailure {
  const message = `This property cannot be expanded (${path}).`
  return new StripeFailure(400, { type: 'invalid_request_error', message, param: 'expand' }, true)
}
