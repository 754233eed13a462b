import { useState } from 'react'
import { listStranded, type Stranded } from '../../../domain/arrivals/stranded-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { day as dayWords, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { arrivalTexts } from '../texts.ts'
import { useStrandedActions } from './use-stranded-actions.ts'

const CloseSheet = laterSheet(async () => (await import('./CloseSheet.tsx')).CloseSheet)
const SeatSheet = laterSheet(async () => (await import('./SeatSheet.tsx')).SeatSheet)

const POLL_EVERY = 20 * SECOND

/** Guests who stand here without their place: each says what happened and what can be done, until somebody has done it (B-02, B-04). */
export function StrandedNotices() {
  const texts = useTexts(arrivalTexts).stranded
  const { data } = useCallQuery(listStranded, {}, { refetchInterval: POLL_EVERY })
  const stranded = data?.stranded ?? []
  if (stranded.length === 0) return null
  return (
    <div className="notices" role="region" aria-label={texts.title(stranded.length)}>
      {stranded.map((one) => (
        <StrandedNotice key={one.orderId} stranded={one} />
      ))}
    </div>
  )
}

function StrandedNotice({ stranded }: { readonly stranded: Stranded }) {
  const texts = useTexts(arrivalTexts).stranded
  const language = useLanguage()
  const [open, setOpen] = useState<'seat' | 'close' | null>(null)
  const { isBusy, refund } = useStrandedActions(stranded)
  const { holder, number, phone, seen, isFree, moneyCents, releasedAt } = stranded
  const [first] = seen
  if (first === undefined) return null
  const codes = seen.map(({ code }) => code).join(', ')
  const isToday = first.day === resortDay()
  const facts = [
    texts.seen(codes, time(first.seenAt, language), first.seenBy),
    ...(isToday ? [] : [texts.seenOn(dayWords(first.day, language))]),
    texts.released(time(releasedAt, language)),
  ]
  const amount = money(moneyCents, language)
  const close = () => setOpen(null)
  return (
    <div role="group" aria-label={texts.label(holder)}>
      <Note tone="bad" icon="alert" title={texts.label(holder)}>
        <p>{facts.join(', ')}.</p>
        <p>{texts.causes[first.cause]}</p>
        <p className="ink2">
          {[moneyCents > 0 ? texts.money(amount) : texts.noMoney, number, phone]
            .filter((words) => words !== '')
            .join(' · ')}
        </p>
        <div className="row g2 wrap mt2">
          <Button size="sm" icon="map" isDisabled={isBusy} onPress={() => setOpen('seat')}>
            {isFree ? texts.giveBack : texts.otherPlace}
          </Button>
          {moneyCents > 0 ? (
            <Button size="sm" variant="tint" icon="cash" isBusy={isBusy} onPress={refund}>
              {texts.refund(amount)}
            </Button>
          ) : (
            <Button size="sm" variant="ghost" isDisabled={isBusy} onPress={() => setOpen('close')}>
              {texts.close}
            </Button>
          )}
        </div>
      </Note>
      {open === 'seat' ? <SeatSheet stranded={stranded} onClose={close} /> : null}
      {open === 'close' ? <CloseSheet stranded={stranded} onClose={close} /> : null}
    </div>
  )
}
