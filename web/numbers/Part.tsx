import type { ReactNode } from 'react'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { Days } from '../../domain/numbers/period.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useOnline } from '../platform/online.ts'
import { useCallQuery } from '../platform/queries.ts'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { classNames } from '../ui/class-names.ts'

interface PartProps<C extends Call> {
  readonly call: C
  readonly days: Days
  /** Of its skeleton, in px. */
  readonly height: number
  readonly className?: string
  readonly children: (answer: CallOutput<C>) => ReactNode
}

/** One call's part of the screen: as high as it will be while it loads, and with its own failure. */
export function Part<C extends Call>({ call, days, height, className, children }: PartProps<C>) {
  const failureReason = useFailureReason()
  const isOnline = useOnline()
  const { from, to } = days
  const query = useCallQuery<C>(call, { from, to } as CallInput<C>)
  const load = () => void query.refetch()
  return (
    <div className={classNames('numbers-part', className)}>
      {query.data !== undefined && !isOnline ? <OfflineBanner dataFrom={query.dataUpdatedAt} onRetry={load} /> : null}
      {query.data === undefined ? (
        query.isError ? (
          <section className="panel">
            <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
          </section>
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={height} radius={22} />
          </Waiting>
        )
      ) : (
        children(query.data)
      )}
    </div>
  )
}
