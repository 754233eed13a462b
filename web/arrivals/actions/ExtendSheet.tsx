import { useState } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../../domain/arrivals/calls.ts'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { extendVisit, listExtensions } from '../../../domain/orders/staff-calls.ts'
import { day as dayWords, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { collectOf, EXACT_CASH } from '../../ui/staff/TenderChoice.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { dueAfter, DueNow } from './DueNow.tsx'
import { MoneyDecision } from './MoneyDecision.tsx'
import { bookingIdOf } from './visit-booking.ts'
import { actionTexts } from './texts.ts'
import { useCollectAfter } from './use-collect-after.ts'

interface ExtendSheetProps {
  readonly visit: Visit
  readonly onClose: () => void
  readonly onDone: () => void
}

type Option = CallOutput<typeof listExtensions>['options'][number]
const idOf = ({ to, part }: Option) => `${to} ${part}`

/** A booking goes on at its place: the other half of the day, or further days, each with its price, paid in the same press (B-11). */
export function ExtendSheet({ visit, onClose, onDone }: ExtendSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const { tellDue, arriveAfter } = useCollectAfter(onDone)
  const [chosen, setChosen] = useState<string | null>(null)
  const [tender, setTender] = useState(EXACT_CASH)
  const bookingId = bookingIdOf(visit)
  const [until, setUntil] = useState<CivilDate | null>(null)
  const asked = { bookingId, ...(until === null ? {} : { to: until }) }
  const found = useCallQuery(listExtensions, asked, { staleTime: 0, placeholderData: (known) => known })
  const extending = useCallMutation(extendVisit)
  const option = found.data?.options.find((one) => idOf(one) === chosen)
  const dueCents = option === undefined ? 0 : dueAfter(visit, option.addedCents)
  const extend = ({ to, part, addedCents }: Option, collect: Collect | null) =>
    extending.mutate(
      { bookingId: Number(bookingId), to, part, addedCents },
      {
        onSuccess: (extended) => {
          const { code, day } = visit
          const done = { ...extended, code, day, bookingIds: [Number(bookingId)], words: texts.extended(code) }
          onClose()
          if (collect === null) tellDue(done)
          else void arriveAfter(done, collect)
        },
        // What was quoted may be so no more: it is asked again.
        onError: () => void found.refetch(),
      },
    )
  return (
    <ActionSheet
      title={texts.extendTitle(visit.code)}
      onClose={onClose}
      failure={extending.error}
      decision={
        option === undefined ? null : dueCents > 0 ? (
          <MoneyDecision
            words={{ collect: texts.extendAndCollect(money(dueCents, language)), later: texts.extendLater }}
            collect={collectOf(tender, dueCents)}
            isBusy={extending.isPending}
            onPress={(collect) => extend(option, collect)}
          />
        ) : (
          <Button full isBusy={extending.isPending} onPress={() => extend(option, null)}>
            {texts.extend}
          </Button>
        )
      }
    >
      <Loaded query={found} skeleton={<Skeleton height={160} radius={18} />}>
        {({ options }) => <Options options={options} part={visit.part} value={chosen} onChange={setChosen} />}
      </Loaded>
      <DateField
        label={texts.untilDay}
        value={until ?? ''}
        onChange={(value) => {
          const day = parseCivilDate(value)
          setUntil(day)
          if (day !== null) setChosen(`${day} ${visit.part}`)
        }}
      />
      {dueCents > 0 ? <DueNow dueCents={dueCents} draft={tender} onChange={setTender} /> : null}
    </ActionSheet>
  )
}

interface OptionsProps {
  readonly options: readonly Option[]
  readonly part: Visit['part']
  readonly value: string | null
  readonly onChange: (id: string) => void
}

function Options({ options, part, value, onChange }: OptionsProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  if (options.length === 0) return <p className="sub ink2">{texts.noExtension}</p>
  return (
    <RadioList
      label={texts.extend}
      value={value}
      options={options.map((one) => ({
        id: idOf(one),
        label: one.part === part ? texts.until(dayWords(one.to, language)) : texts.wholeDay,
        detail: one.addedCents === 0 ? texts.free : texts.toCollect(money(one.addedCents, language)),
        isDisabled: !one.isFree,
        ...(one.isFree ? {} : { reason: texts.taken }),
      }))}
      onChange={onChange}
    />
  )
}
