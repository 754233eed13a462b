import { useState, type FormEvent } from 'react'
import { civilDate } from '../../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../../domain/platform/day-part.ts'
import { whatIfPrice, type WirePriceContent, type WireWhatIf } from '../../../../domain/umbrellas/price-draft-calls.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { day, money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallMutation } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Rule } from './price-words.ts'
import { priceTexts } from './texts.ts'
import type { PriceDraft } from './use-price-draft.ts'

interface WhatIfProps {
  readonly data: PriceDraft
  readonly nameOf: (rule: Rule) => string
}

/** What any place and day costs, published and in the draft, with the line that decides. */
export function WhatIf({ data, nameOf }: WhatIfProps) {
  const texts = useTexts(priceTexts)
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const [from, setFrom] = useState<string>(data.today)
  const [to, setTo] = useState<string>(data.today)
  const [part, setPart] = useState<DayPart>('full_day')
  const [beds, setBeds] = useState('0')
  const asking = useCallMutation(whatIfPrice)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const quantity = Number(beds)
    asking.mutate({
      code: code.trim().toUpperCase(),
      from: civilDate(from),
      to: civilDate(to < from ? from : to),
      part,
      extras: quantity >= 1 && quantity <= 20 ? [{ id: 'sun_bed', quantity }] : [],
    })
  }
  const answer = asking.data
  return (
    <section className="panel price-what-if">
      <h2 className="t3">{texts.whatIf}</h2>
      <form className="price-what-if-form" onSubmit={ask}>
        <TextField label={texts.place} value={code} maxLength={5} autoCapitalize="characters" onChange={setCode} />
        <DateField label={texts.from} value={from} onChange={setFrom} />
        <DateField label={texts.to} value={to} onChange={setTo} />
        <SelectField
          label={texts.dayPart}
          value={part}
          options={[
            { id: 'full_day', label: texts.fullDay },
            { id: 'morning', label: texts.morning },
            { id: 'afternoon', label: texts.afternoon },
          ]}
          onChange={setPart}
        />
        <TextField label={texts.beds} value={beds} inputMode="numeric" maxLength={2} onChange={setBeds} />
        <Button
          type="submit"
          variant="tint"
          isBusy={asking.isPending}
          isDisabled={code.trim().length < 2 || from === '' || to === ''}
        >
          {texts.compute}
        </Button>
      </form>
      {asking.error === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(asking.error)}
        </Note>
      )}
      {answer === undefined ? null : (
        <div className="price-sides" role="status">
          <Side title={texts.now} price={answer.published} content={data.published} nameOf={nameOf} />
          {answer.draft === null || data.draft === null ? (
            <section>
              <h3 className="call">{texts.draft}</h3>
              <p className="sub ink2">{answer.problem === '' ? texts.noDraft : answer.problem}</p>
            </section>
          ) : (
            <Side title={texts.draft} price={answer.draft} content={data.draft} nameOf={nameOf} />
          )}
        </div>
      )}
    </section>
  )
}

interface SideProps {
  readonly title: string
  readonly price: WireWhatIf
  readonly content: WirePriceContent
  readonly nameOf: (rule: Rule) => string
}

function Side({ title, price, content, nameOf }: SideProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const { seasons, rules } = content.prices
  return (
    <section aria-label={title}>
      <h3 className="call">{title}</h3>
      {price.days.map((one) => {
        const rule = rules[one.rule]
        const season = seasons.find(({ id }) => id === one.season)?.name[language]
        const line = [rule === undefined ? '' : nameOf(rule), season].filter(Boolean).join(', ')
        const promotions = one.discounts.map(
          ({ promotion }) => content.offers.promotions.find(({ id }) => id === promotion)?.name[language] ?? promotion,
        )
        return (
          <div key={one.day} className="kv">
            <span>
              {day(one.day, language)}
              <span className="foot ink2 row-detail">{texts.decides([line, ...promotions].join(' · '))}</span>
            </span>
            <span>{money(one.cents, language)}</span>
          </div>
        )
      })}
      {price.rows.flatMap((row, index) =>
        row.extraId === null
          ? []
          : [
              <div key={index} className="kv">
                <span>{`${texts.extra[row.extraId]} × ${row.quantity}`}</span>
                <span>{money(row.totalCents, language)}</span>
              </div>,
            ],
      )}
      <div className="kv tot">
        <span>{texts.total}</span>
        <span>{money(price.totalCents, language)}</span>
      </div>
    </section>
  )
}
