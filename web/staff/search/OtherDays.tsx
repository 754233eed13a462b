import { useDeferredValue } from 'react'
import { LEAST_SEARCHED, searchDesk } from '../../../domain/staff/customer-calls.ts'
import type { OtherDaysProps } from '../../arrivals/BeachSide.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { StayRows } from '../customers/SearchResults.tsx'
import { staffTexts } from '../texts.ts'

/** Whoever is looked for on the beach and comes on another day: the nearest first. */
export function OtherDays({ query, day }: OtherDaysProps) {
  const texts = useTexts(staffTexts)
  const words = useDeferredValue(query.trim())
  const isAsked = words.length >= LEAST_SEARCHED
  const found = useCallQuery(searchDesk, { query: words, day }, { enabled: isAsked, placeholderData: (known) => known })
  const stays = isAsked ? (found.data?.stays.filter((stay) => stay.day !== day) ?? []) : []
  if (stays.length === 0) return null
  return (
    <>
      <h3 className="foot ink2 b mt2">{texts.otherDays}</h3>
      <StayRows stays={stays} />
    </>
  )
}
