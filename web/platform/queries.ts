import {
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { call, CallFailure } from './call.ts'
import { onLanguageChange } from './language.ts'
import { onUncertainClock } from './server-clock.ts'
import { onSignOut } from './session.ts'

/** The one cache of server data. Calls fail at once without a network, so that pages can say so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20 * SECOND,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) =>
        count < 2 && error instanceof CallFailure && error.code === 'network' && navigator.onLine,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// Answers hold texts in the asker's language; nothing of a person outlives the session.
onLanguageChange(() => void queryClient.invalidateQueries())
onSignOut(() => queryClient.clear())
onUncertainClock(() => void queryClient.invalidateQueries({ refetchType: 'active' }))

/** Key of a call's answer in the cache: `[name, input]`. */
export function callKey<C extends Call>(def: C, input: CallInput<C>): readonly [string, CallInput<C>] {
  return [def.name, input]
}

type QueryOptions<C extends Call, T> = Omit<
  UseQueryOptions<CallOutput<C>, CallFailure, T>,
  'queryKey' | 'queryFn' | 'networkMode'
>

/** A reading call as a query: TanStack's result, under {@link callKey}. */
export function useCallQuery<C extends Call, T = CallOutput<C>>(
  def: C,
  input: CallInput<C>,
  options: QueryOptions<C, T> = {},
): UseQueryResult<T, CallFailure> {
  return useQuery<CallOutput<C>, CallFailure, T>({
    ...options,
    queryKey: callKey(def, input),
    queryFn: ({ signal }) => call(def, input, { signal }),
  })
}

/** Asks for what a later {@link useCallQuery} will show; a failure is left to that one. */
export function prefetchCall<C extends Call>(def: C, input: CallInput<C>): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: callKey(def, input),
    queryFn: ({ signal }) => call(def, input, { signal }),
  })
}

type MutationOptions<C extends Call> = Omit<UseMutationOptions<CallOutput<C>, CallFailure, CallInput<C>>, 'mutationFn'>

/**
 * A changing call as a mutation. Every press has an idempotency key of its own; pressing again with the same
 * input after an answer that never came keeps the key, so that the change happens once (B-01).
 */
export function useCallMutation<C extends Call>(
  def: C,
  options: MutationOptions<C> = {},
): UseMutationResult<CallOutput<C>, CallFailure, CallInput<C>> {
  const unanswered = useRef<{ key: string; input: string } | null>(null)
  return useMutation<CallOutput<C>, CallFailure, CallInput<C>>({
    ...options,
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      const press = unanswered.current?.input === text ? unanswered.current : { key: crypto.randomUUID(), input: text }
      unanswered.current = null
      try {
        return await call(def, input, { idempotencyKey: press.key })
      } catch (error) {
        if (error instanceof CallFailure && error.isUnknownOutcome) unanswered.current = press
        throw error
      }
    },
  })
}

/** Asks the server again for a call's answers: all of them, or the one of this input. */
export function invalidate<C extends Call>(def: C, input?: CallInput<C>): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: input === undefined ? [def.name] : callKey(def, input) })
}

/** Lets go of a call's answers that are known to be old: a page that shows one asks again, one that opens later waits for what is so. */
export function forget(def: Call): Promise<void> {
  queryClient.removeQueries({ queryKey: [def.name], type: 'inactive' })
  return queryClient.invalidateQueries({ queryKey: [def.name] })
}

/** Puts an answer that came another way (a change's answer, a live event) into the cache. */
export function setCallData<C extends Call>(
  def: C,
  input: CallInput<C>,
  update: CallOutput<C> | ((known: CallOutput<C> | undefined) => CallOutput<C> | undefined),
): void {
  queryClient.setQueryData<CallOutput<C>>(callKey(def, input), update)
}

/** The cached answer, if there is one; asks nobody. */
export function cachedCallData<C extends Call>(def: C, input: CallInput<C>): CallOutput<C> | undefined {
  return queryClient.getQueryData<CallOutput<C>>(callKey(def, input))
}
