import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { resolvePlace } from '../../domain/bar/calls.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useGo, useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { enterAsGuest, readSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { barCartStore, deliverTo } from './bar-cart.ts'
import { BAR_PATH } from './bar-paths.ts'
import { barTexts } from './texts.ts'

const query = z.object({ tag: z.optional(z.string().check(z.minLength(10), z.maxLength(200))) })

/**
 * Where the QR at an umbrella leads (R-510, B-08): the bar opens with its delivery there. Whoever has not entered does so as
 * a guest: nobody signs in to look at a menu.
 */
export function UmbrellaTagPage() {
  const texts = useTexts(barTexts).tag
  const go = useGo()
  const [{ tag }] = useQueryState(query)
  const place = useCallQuery(resolvePlace, { tag }, { enabled: tag !== undefined })
  const reason = useFailureReason()
  const toBar = () => {
    if (!readSession().entraIsClicked) enterAsGuest()
    go(BAR_PATH, { replace: true, motion: 'none' })
  }
  const deliver = useEffectEvent((code: string) => {
    const delivery = { kind: 'umbrella' as const, code, ...(tag === undefined ? {} : { tag }) }
    barCartStore.set(deliverTo(barCartStore.get(), delivery, resortDay()))
    toBar()
  })
  const code = place.data?.code
  useEffect(() => {
    if (code !== undefined) deliver(code)
  }, [code])
  return (
    <Page title={texts.title}>
      {tag === undefined || place.error?.code === 'position_unknown' ? (
        <EmptyState
          title={texts.unknown}
          text={texts.unknownText}
          action={
            <Button full onPress={toBar}>
              {texts.toBar}
            </Button>
          }
        />
      ) : place.isError ? (
        <ErrorState text={reason(place.error)} onRetry={() => void place.refetch()} />
      ) : (
        <Waiting onRetry={() => void place.refetch()}>
          <p className="ink2" role="status">
            {texts.finding}
          </p>
          <Skeleton height={58} radius={18} className="mt3" />
        </Waiting>
      )}
    </Page>
  )
}
