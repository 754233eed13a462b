import { getPlan, type UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { capital } from '../../platform/letter-case.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Card } from '../../ui/surfaces.tsx'
import { usePlaceStates } from '../../umbrellas/use-stay.ts'
import { MiniBeach } from '../../umbrellas/MiniBeach.tsx'
import { dogsOf, joinWords, placesWords } from '../../cart/line-words.ts'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

const THUMB = 84 / 76

/** What is being paid: the places on their piece of the beach, when, and with which dogs. */
export function CheckoutPlaces({ lines }: { readonly lines: readonly UmbrellaLine[] }) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const around = usePlaceStates(lines[0])
  const dogs = joinWords(
    dogsOf(lines).map((dog) => dog.name),
    language,
  )
  const periods = [...new Map(lines.map((line) => [`${line.from}${line.to}${line.part}`, line])).values()]
  const parts = [...new Set(lines.map((line) => texts.parts[line.part]))]
  const daysOf = (line: UmbrellaLine) => capital(dayRange(line.from, line.to, language, 'weekdays'), language)
  return (
    <Card className="row g3">
      <div className={styles.thumb}>
        {plan ? (
          <MiniBeach
            plan={plan}
            codes={lines.map((line) => line.code)}
            aspect={THUMB}
            cells={2.4}
            most={4}
            {...around}
          />
        ) : null}
      </div>
      <div className="grow">
        <h2 className="t2">{placesWords(lines, texts, language)}</h2>
        {parts.length > 1
          ? periods.map((line) => (
              <p key={line.lineId} className="sub ink2">
                {daysOf(line)}, {texts.partsInline[line.part]}
              </p>
            ))
          : [...new Set(periods.map(daysOf))].map((words) => (
              <p key={words} className="sub ink2">
                {words}
              </p>
            ))}
        <p className="sub ink2">
          {[parts.length === 1 ? parts[0] : '', dogs && texts.withDogs(dogs)].filter(Boolean).join(', ')}
        </p>
      </div>
    </Card>
  )
}
