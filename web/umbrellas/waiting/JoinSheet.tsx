import { useState } from 'react'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { joinWaitingList, listWaitingRequests } from '../../../domain/umbrellas/waiting-calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { useWhen, useWho } from '../SearchSummary.tsx'
import type { Search } from '../search-state.ts'
import { Rules } from './Rules.tsx'
import { waitingTexts } from './texts.ts'
import { useAfterJoining } from './use-after-joining.ts'
import { suitingPlaces } from './use-waiting.ts'
import styles from './waiting.module.css'

interface JoinSheetProps {
  readonly search: Search
  readonly zone: string | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Joins the waiting list for a search: where it may be, and the rules that are the same for everybody (B-05). */
export function JoinSheet({ search, zone, isOpen, onClose }: JoinSheetProps) {
  const texts = useTexts(waitingTexts)
  const isOnline = useOnline()
  const when = useWhen(search)
  const who = useWho(search)
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [zones, setZones] = useState<readonly string[]>(zone === null ? [] : [zone])
  const [rows, setRows] = useState<readonly string[]>([])
  const joining = useCallMutation(joinWaitingList)
  const afterJoining = useAfterJoining(listWaitingRequests, texts.join.done, onClose)
  const suiting = plan === undefined ? [] : suitingPlaces(plan, search)
  const join = () => {
    const { from, to, part, people, dogs } = search
    const wish = { from, to, part, people, dogs: [...dogs], kinds: [], zones: [...zones], rows: [...rows] }
    joining.mutate(wish, afterJoining)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.join.title}
      subtitle={`${when} · ${who}`}
      isDismissable={!joining.isPending}
      footer={
        <Button full isBusy={joining.isPending} isDisabled={!isOnline || suiting.length === 0} onPress={join}>
          {texts.join.submit}
        </Button>
      }
    >
      {plan !== undefined && suiting.length === 0 ? (
        <Note tone="warn" icon="alert">
          {texts.join.none}
        </Note>
      ) : null}
      {plan === undefined ? null : (
        <Where
          plan={plan}
          zoneIds={new Set(suiting.map((place) => place.zone))}
          rowIds={
            new Set(suiting.filter((one) => zones.length === 0 || zones.includes(one.zone)).map(({ row }) => row))
          }
          zones={zones}
          rows={rows}
          onZones={(next) => {
            setZones(next)
            setRows([])
          }}
          onRows={setRows}
        />
      )}
      <Rules />
    </Sheet>
  )
}

interface WhereProps {
  readonly plan: BeachPlan
  readonly zoneIds: ReadonlySet<string>
  readonly rowIds: ReadonlySet<string>
  readonly zones: readonly string[]
  readonly rows: readonly string[]
  readonly onZones: (zones: readonly string[]) => void
  readonly onRows: (rows: readonly string[]) => void
}

/** Zones and rows that have a place for these people and dogs; nothing chosen is everywhere. */
function Where({ plan, zoneIds, rowIds, zones, rows, onZones, onRows }: WhereProps) {
  const texts = useTexts(waitingTexts).join
  const language = useLanguage()
  return (
    <>
      <h3 className="head">{texts.where}</h3>
      <ChipRow label={texts.where} wrap className={`mt2 ${styles['choice']}`}>
        <Chip isSelected={zones.length === 0} onPress={() => onZones([])}>
          {texts.anywhere}
        </Chip>
        {plan.zones
          .filter(({ id }) => zoneIds.has(id))
          .map(({ id, name }) => (
            <Chip key={id} isSelected={zones.includes(id)} onPress={() => onZones(toggled(zones, id))}>
              {name[language]}
            </Chip>
          ))}
      </ChipRow>
      <h3 className="head mt4">{texts.rows}</h3>
      <ChipRow label={texts.rows} wrap className={`mt2 ${styles['choice']}`}>
        <Chip isSelected={rows.length === 0} onPress={() => onRows([])}>
          {texts.anyRow}
        </Chip>
        {plan.rows
          .filter(({ id }) => rowIds.has(id))
          .map(({ id }) => (
            <Chip
              key={id}
              aria-label={texts.row(id)}
              isSelected={rows.includes(id)}
              onPress={() => onRows(toggled(rows, id))}
            >
              {id}
            </Chip>
          ))}
      </ChipRow>
    </>
  )
}

function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
}
