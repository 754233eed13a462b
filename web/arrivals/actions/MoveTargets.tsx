import { useState } from 'react'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { listMoveTargets } from '../../../domain/orders/staff-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import type { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { RadioList } from '../../ui/choices.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { actionTexts } from './texts.ts'

/** How many places are suggested before one is looked for. */
const SHOWN = 6

interface MoveTargetsProps {
  readonly found: ReturnType<typeof useCallQuery<typeof listMoveTargets>>
  readonly value: number | null
  readonly withPrice: boolean
  readonly onChange: (umbrellaId: number) => void
}

/** The places that a booking may move to, the best ones first: what the map shows, as a list. */
export function MoveTargets({ found, ...choice }: MoveTargetsProps) {
  return (
    <Loaded query={found} skeleton={<Skeleton height={220} radius={18} />}>
      {({ targets }) => <Targets targets={targets} {...choice} />}
    </Loaded>
  )
}

interface TargetsProps extends Omit<MoveTargetsProps, 'found'> {
  readonly targets: CallOutput<typeof listMoveTargets>['targets']
}

function Targets({ targets, value, withPrice, onChange }: TargetsProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const [code, setCode] = useState('')
  const wanted = code.trim().toUpperCase()
  const shown = targets.filter((one) => wanted === '' || one.code.startsWith(wanted)).slice(0, SHOWN)
  const priceWords = (cents: number) => {
    if (cents === 0) return texts.free
    return cents > 0 ? texts.toCollect(money(cents, language)) : texts.toCredit(money(0 - cents, language))
  }
  return (
    <>
      <TextField
        label={texts.findCode}
        value={code}
        icon="search"
        autoCapitalize="characters"
        maxLength={6}
        onChange={setCode}
      />
      {shown.length === 0 ? (
        <p className="sub ink2">{texts.noTarget}</p>
      ) : (
        <RadioList
          label={texts.targets}
          value={value === null ? null : String(value)}
          options={shown.map((one) => ({
            id: String(one.umbrellaId),
            label: one.code,
            detail: [
              one.isSameCategory ? texts.sameKind : texts.otherKind,
              texts.metres(one.distance),
              ...(one.around === null ? [] : [texts.aroundShort[one.around]]),
              ...(withPrice ? [priceWords(one.differenceCents)] : []),
            ].join(' · '),
          }))}
          onChange={(id) => onChange(Number(id))}
        />
      )}
    </>
  )
}
