import { getPlan } from '../../../domain/umbrellas/calls.ts'
import type { WaitingRequest } from '../../../domain/umbrellas/waiting-calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { waitingTexts } from './texts.ts'

type Wish = Pick<WaitingRequest, 'kinds' | 'zones' | 'rows' | 'people' | 'dogs'>

/** What somebody waits for in one line: "2 persone, Nebbia · Cani grandi · fila C". */
export function useWishWords(): (wish: Wish) => string {
  const texts = useTexts(waitingTexts).list
  const language = useLanguage()
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  return ({ kinds, zones, rows, people, dogs }) => {
    const zoneNames = zones.map((id) => plan?.zones.find((zone) => zone.id === id)?.name[language] ?? id)
    const kindNames = kinds.map((kind) => plan?.categories.find((one) => one.kind === kind)?.name[language] ?? kind)
    const where = [...zoneNames, ...kindNames]
    return [
      [texts.people(people), ...dogs.map((dog) => dog.name)].join(', '),
      where.length > 0 ? where.join(', ') : texts.anywhere,
      ...(rows.length > 0 ? [texts.rows(rows.join(', '))] : []),
    ].join(' · ')
  }
}
