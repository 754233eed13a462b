import type { ReactNode } from 'react'
import { useFailureReason } from '../platform/failure.ts'
import { ErrorState } from './states.tsx'
import { Waiting } from './Waiting.tsx'

interface LoadedProps<T> {
  /** What is asked for, as TanStack Query answers it. */
  readonly query: {
    readonly data: T | undefined
    readonly error: unknown
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** In the same box as the content. */
  readonly skeleton: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What was asked for once it is there; until then its skeleton, or why it cannot come with a way to try again. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const failureReason = useFailureReason()
  const { data, error, isError, isFetching, refetch } = query
  const load = () => void refetch()
  if (data !== undefined) return children(data)
  if (isError) return <ErrorState text={failureReason(error)} onRetry={load} isRetrying={isFetching} />
  return <Waiting onRetry={load}>{skeleton}</Waiting>
}
