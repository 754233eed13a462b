import { useState } from 'react'
import type { BeachDay } from '../../domain/arrivals/calls.ts'
import { MOST_BLOCKED } from '../../domain/umbrellas/staff-calls.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { laterSheet } from '../ui/later-sheet.tsx'
import { actionTexts } from './actions/texts.ts'
import { refreshBeachDay } from './beach-cache.ts'
import { arrivalTexts } from './texts.ts'
import type { DayWish } from './use-day-wish.ts'

const BlockSheet = laterSheet(async () => (await import('./actions/BlockSheet.tsx')).BlockSheet)
const SellSheet = laterSheet(async () => (await import('./actions/SellSheet.tsx')).SellSheet)

interface SelectionPanelProps {
  readonly beach: BeachDay
  readonly wish: DayWish
  readonly hasTill: boolean
}

/** Several free places that one sale or one block is about, all or none (B-11). What somebody takes meanwhile falls out of it. */
export function SelectionPanel({ beach, wish, hasTill }: SelectionPanelProps) {
  const texts = useTexts(arrivalTexts).selection
  const words = useTexts(actionTexts)
  const [open, setOpen] = useState<'sell' | 'block' | null>(null)
  const { selection, select } = wish
  if (selection === null) {
    return (
      <Button full variant="tint" icon="check" onPress={() => select([])}>
        {texts.start}
      </Button>
    )
  }
  const places = beach.places.filter(({ code, state }) => state === 'free' && selection.includes(code))
  const codes = places.map(({ code }) => code)
  const umbrellaIds = places.map(({ umbrellaId }) => umbrellaId)
  const isNone = places.length === 0
  const close = () => setOpen(null)
  const done = () => {
    select(null)
    refreshBeachDay()
  }
  const { day, part } = beach
  const about = { umbrellaIds, codes, day, part, onClose: close, onDone: done }
  return (
    <section className="panel visit-card" aria-label={texts.count(places.length)}>
      <h2 className="t3" role="status">
        {texts.count(places.length)}
      </h2>
      <p className="sub ink2 mt2">{isNone ? texts.help : codes.join(', ')}</p>
      <div className="selection-acts mt3" role="group" aria-label={words.group}>
        <Button size="sm" icon="cash" isDisabled={isNone} onPress={() => setOpen('sell')}>
          {words.sell}
        </Button>
        <Button
          size="sm"
          variant="tint"
          icon="wrench"
          isDisabled={isNone || places.length > MOST_BLOCKED}
          onPress={() => setOpen('block')}
        >
          {words.block}
        </Button>
        <Button size="sm" variant="ghost" isDisabled={isNone} onPress={() => select([])}>
          {texts.clear}
        </Button>
        <Button size="sm" variant="ghost" onPress={() => select(null)}>
          {texts.end}
        </Button>
      </div>
      {places.length > MOST_BLOCKED ? <p className="foot ink2 mt2">{texts.most(MOST_BLOCKED)}</p> : null}
      {open === 'sell' ? <SellSheet {...about} hasTill={hasTill} /> : null}
      {open === 'block' ? <BlockSheet {...about} /> : null}
    </section>
  )
}
