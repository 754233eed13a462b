import type * as z from 'zod'
import { missing } from './errors.ts'
import type { created } from './fields.ts'

interface Paging {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
  readonly created?: z.output<typeof created>
}

interface Listed {
  readonly id: string
  readonly created?: number
}

/** One page of a list, newest first. Throws `resource_missing` for a cursor that is not in the list. */
export function listPage<T extends Listed>(url: string, all: Iterable<T>, paging: Paging) {
  const items = [...all].toReversed().filter((one) => isWithin(one.created ?? 0, paging.created))
  const limit = paging.limit ?? 10
  if (paging.ending_before !== undefined) {
    const end = positionOf(items, paging.ending_before, 'ending_before')
    return { object: 'list', data: items.slice(Math.max(0, end - limit), end), has_more: end > limit, url }
  }
  const start = paging.starting_after === undefined ? 0 : positionOf(items, paging.starting_after, 'starting_after') + 1
  return { object: 'list', data: items.slice(start, start + limit), has_more: items.length > start + limit, url }
}

function positionOf(items: readonly Listed[], id: string, param: string): number {
  const found = items.findIndex((one) => one.id === id)
  if (found === -1) throw missing('object', id, param)
  return found
}

function isWithin(at: number, wanted: z.output<typeof created>): boolean {
  if (wanted === undefined) return true
  if (typeof wanted === 'number') return at === wanted
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted
  return at > gt && at >= gte && at < lt && at <= lte
}
