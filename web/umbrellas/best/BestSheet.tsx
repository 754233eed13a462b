import { useState } from 'react'
import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import type { Suggestion } from '../../../domain/umbrellas/best-suggestions.ts'
import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import type { CallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money, moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { isGazeboKind } from '../map/place-look.ts'
import { PlaceSymbol } from '../PlaceSymbol.tsx'
import { umbrellaTexts } from '../texts.ts'
import { useAskLogin } from '../use-ask-login.ts'
import type { Resort } from '../use-resort.ts'
import type { BestPlacesProps } from './best-places.ts'
import {
  bedOffers,
  bedsLacking,
  neededBeds,
  priceOfPlaces,
  suggestionsFor,
  withBeds,
  type SuggestionFacts,
} from './suggestions.ts'
import { bestTexts } from './texts.ts'
import { useHoldPlaces } from './use-hold-places.ts'

const codesOf = ({ places }: Suggestion) => places.map(({ place }) => place.code).join(', ')

/** "prima fila, 8 m dal mare"; of places that lie apart only how near they are to each other is said. */
function useWhere(plan: BeachPlan) {
  const texts = useTexts(bestTexts)
  const { place: words } = useTexts(umbrellaTexts)
  return ({ places, isAdjacent, seaMetres }: Suggestion) => {
    const row = plan.rows.findIndex(({ id }) => id === places[0]?.place.row)
    return isAdjacent ? words.rowAndSea(words.rowWords(row), seaMetres) : texts.apart
  }
}

interface BestSheetProps extends BestPlacesProps {
  readonly resort: Resort
  readonly lines: readonly UmbrellaLine[]
  readonly count: number
  readonly onClose: () => void
}

/** The best places before they are held: where, for how much, and what one may rather have (B-07). */
export function BestSheet(props: BestSheetProps) {
  const { plan, count, onClose, onDone, search } = props
  const texts = useTexts(bestTexts)
  const found = suggestionsFor(props, count)
  const [kind, setKind] = useState<Suggestion['kind']>('best')
  const shown = found.find((one) => one.kind === kind) ?? found[0]
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const refused = (why: CallFailure) => {
    setFailure(why)
    onDone()
  }
  if (shown === undefined)
    return (
      <Sheet isOpen title={texts.take(count)} onClose={onClose}>
        <EmptyState title={texts.noneTitle} text={texts.none} />
      </Sheet>
    )
  return (
    <Offer
      key={shown.places.map(({ place }) => place.id).join()}
      facts={props}
      shown={shown}
      others={found.filter((one) => one !== shown)}
      plan={plan}
      search={search}
      failure={failure}
      onKind={(next) => {
        setFailure(null)
        setKind(next)
      }}
      onRefused={refused}
      onClose={onClose}
    />
  )
}

/** One suggestion with its switches; the others lie below it, one tap away. */
function Offer(props: {
  facts: SuggestionFacts
  shown: Suggestion
  others: readonly Suggestion[]
  plan: BeachPlan
  search: BestSheetProps['search']
  failure: CallFailure | null
  onKind: (kind: Suggestion['kind']) => void
  onRefused: (failure: CallFailure) => void
  onClose: () => void
}) {
  const { facts, shown, others, plan, search, failure, onKind, onRefused, onClose } = props
  const texts = useTexts(bestTexts)
  const { place: words } = useTexts(umbrellaTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const whereOf = useWhere(plan)
  const { isLoggedIn } = useSession()
  const askLogin = useAskLogin()
  const { hold, isPending } = useHoldPlaces()
  const [beds, setBeds] = useState(() => neededBeds(shown))
  const places = withBeds(shown, beds)
  const lacking = bedsLacking(plan, places)
  const [first] = shown.places
  const kind = plan.categories.find(({ id }) => id === first?.place.category)?.kind ?? 'human'
  const codes = codesOf(shown)
  const take = async () => {
    if (!isLoggedIn) return askLogin(shown.places.length === 1 ? (first?.place.code ?? null) : null)
    const why = await hold(search, places)
    if (why !== null) return onRefused(why)
    const text = texts.held(shown.places.length, codes)
    toast(text)
    announce(text)
    onClose()
  }
  const turn = (id: ExtraId, isOn: boolean) => {
    const next = new Set(beds)
    if (isOn) next.add(id)
    else next.delete(id)
    setBeds(next)
  }
  return (
    <Sheet
      isOpen
      isGrouped
      leading={
        <PlaceSymbol
          kind={kind}
          state="free"
          number={isGazeboKind(kind) ? (first?.place.code ?? '') : (first?.place.number ?? '')}
          size={60}
        />
      }
      title={codes}
      subtitle={whereOf(shown)}
      onClose={onClose}
      footer={
        <div className="col g2">
          {failure === null ? null : (
            <Note tone="bad" icon="alert" role="alert">
              {failureText(failure)}
            </Note>
          )}
          <Button
            full
            needsNetwork
            isBusy={isPending}
            isDisabled={lacking > 0}
            trailing={money(priceOfPlaces(facts, places), language)}
            onPress={() => void take()}
          >
            {isLoggedIn ? texts.hold(shown.places.length) : texts.login}
          </Button>
        </div>
      }
    >
      <List
        header={words.comfort}
        footer={
          neededBeds(shown).size === 0 ? undefined : (
            <span className={lacking > 0 ? 'dang b' : ''} role="status">
              {texts.needed(first?.place.row ?? '')}
            </span>
          )
        }
      >
        {bedOffers(facts, shown).map(({ id, totalCents }) => (
          <div key={id}>
            <Switch className="grow" isSelected={beds.has(id)} onChange={(isOn) => turn(id, isOn)}>
              <span className="head row-detail">{words.extraCount[id](shown.places.length)}</span>
              <span className="foot ink2 row-detail">{texts.more(moneyWhole(totalCents, language))}</span>
            </Switch>
          </div>
        ))}
      </List>
      {others.length === 0 ? null : (
        <List header={texts.rather} className="mt4">
          {others.map((one) => (
            <ListRow
              key={one.kind}
              label={texts.kinds[one.kind]}
              detail={`${codesOf(one)}, ${one.kind === 'near_shower' ? texts.shower(one.showerMetres) : whereOf(one)}`}
              value={moneyWhole(one.totalCents, language)}
              onPress={() => onKind(one.kind)}
            />
          ))}
        </List>
      )}
    </Sheet>
  )
}
