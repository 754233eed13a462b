import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '../../domain/platform/call.ts'
import { FieldRefusal } from './field-refusal.ts'
import { fieldProblems, unstorable } from './input-problems.ts'

/**
 * What a request asks, as the contract's schema gives it: query of a GET, body of a POST. Throws FieldRefusal
 * with every wrong field; nothing is converted and nothing unknown is dropped, but for the fixed calls.
 */
export function callInput(call: Call, request: FastifyRequest): unknown {
  const { body = {} } = request
  return parseInput(call, call.method === 'GET' ? { ...(request.query as object) } : body)
}

/** The same of an input that came by another way. */
export function parseInput(call: Call, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new FieldRefusal([{ field: '', code: 'wrong_type' }])
  const problem = unstorable(sent)
  if (problem !== null) throw new FieldRefusal([problem])
  const parsed = z.safeParse(call.input, sent)
  if (!parsed.success) throw new FieldRefusal(fieldProblems(parsed.error.issues, sent))
  return parsed.data
}

/** The e-mail of an input that has one, for limits by address and e-mail. */
export function emailOf(input: unknown): string {
  const email = typeof input === 'object' && input !== null && 'email' in input ? input.email : ''
  return typeof email === 'string' ? email : ''
}
