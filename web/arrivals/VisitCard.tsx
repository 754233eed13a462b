import { useState } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Note, Pill } from '../ui/surfaces.tsx'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { AbsenceSheet, type Absence } from './AbsenceSheet.tsx'
import { LateSheet } from './LateSheet.tsx'
import { PlaceBadge } from './map/PlaceBadge.tsx'
import { collectOf, EXACT_CASH, TenderChoice } from './TenderChoice.tsx'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { useVisitWords } from './use-visit-words.ts'
import { hasStep, isHere, owes, paymentOf } from './visit-view.ts'
import { VisitDogs } from './VisitDogs.tsx'

const PILLS = {
  arrived: { tone: 'ok', icon: 'check' },
  expected: { tone: 'primary', icon: 'umbrella' },
  to_collect: { tone: 'warn', icon: 'cash' },
  late: { tone: 'warn', icon: 'clock-alert' },
  no_show: { tone: 'neutral', icon: 'close' },
} as const satisfies Record<Visit['state'], { tone: string; icon: IconName }>

interface VisitCardProps {
  readonly visit: Visit
  readonly actions: VisitActions
  /** Steps on the place itself: move, extend. */
  readonly children?: React.ReactNode
}

/** The chosen visit: state, who and how many, what is due, and the one next step (mockup 50). */
export function VisitCard({ visit, actions, children }: VisitCardProps) {
  const texts = useTexts(arrivalTexts)
  const pill = PILLS[visit.state]
  return (
    <section className="panel visit-card" aria-label={`${visit.code}, ${visit.holder}`}>
      <div className="row sp">
        <Pill {...pill}>{texts.pills[visit.state]}</Pill>
        <LinkButton
          size="sm"
          variant="plain"
          to="/ges/clienti"
          query={{ order: visit.orderId }}
          aria-label={`${texts.order(visit.number)}, ${visit.holder}`}
        >
          {texts.order(visit.number)}
        </LinkButton>
      </div>
      <div className="row g3 mt3">
        <PlaceBadge code={visit.code} state={visit.state} isGazebo={isGazeboKind(visit.placeKind)} />
        <div className="grow">
          <h2 className="t1">{visit.code}</h2>
          <p className="sub ink2 visit-holder">{visit.holder}</p>
          {visit.isFirstVisit && !isHere(visit) ? <p className="foot ink2">{texts.firstVisit}</p> : null}
        </div>
        {visit.phone === '' ? null : (
          <a
            className="ib plain visit-phone"
            href={`tel:${visit.phone.replaceAll(' ', '')}`}
            aria-label={texts.call(visit.holder)}
          >
            <Icon name="phone" size={19} />
          </a>
        )}
      </div>
      <div className="visit-party">
        <div className="grow">
          <VisitDogs visit={visit} />
        </div>
        <span className="sub ink2 nowrap">{texts.people(visit.people)}</span>
      </div>
      <VisitNotes visit={visit} />
      <hr className="hr" />
      <VisitPrices visit={visit} />
      <VisitSteps key={visit.visitId} visit={visit} actions={actions}>
        {children}
      </VisitSteps>
    </section>
  )
}

function VisitNotes({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  return (
    <>
      {visit.isSuspended ? (
        <Note tone="bad" icon="alert" title={texts.suspended} className="mt3">
          {texts.suspendedText}
        </Note>
      ) : null}
      {visit.expectedAt !== null && !isHere(visit) ? (
        <Note icon="clock" className="mt3">
          {texts.said.late(visit.code, time(visit.expectedAt, language))}
        </Note>
      ) : null}
      {visit.arrivedAt !== null ? (
        <p className="sub ok b mt2">
          {visit.arrivedBy === null
            ? texts.arrivedAt(time(visit.arrivedAt, language))
            : texts.arrivedBy(time(visit.arrivedAt, language), visit.arrivedBy)}
        </p>
      ) : null}
    </>
  )
}

/** What it costs and what is still due. */
export function VisitPrices({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const words = useVisitWords()
  const extras = words.extras(visit)
  const payment = paymentOf(visit)
  return (
    <>
      <div className="kv">
        <span>{visit.planName ?? texts.partRows[visit.part]}</span>
        <span>{visit.subscriptionId === null ? money(visit.placeCents, language) : texts.subscriber}</span>
      </div>
      {extras === '' ? null : (
        <div className="kv">
          <span>{extras}</span>
          {visit.subscriptionId === null ? <span>{money(visit.extrasCents, language)}</span> : null}
        </div>
      )}
      {payment === 'subscriber' ? null : (
        <div className="kv tot">
          <span>{payment === 'due' ? texts.due : texts.paid}</span>
          <span>{money(payment === 'due' ? visit.dueCents : visit.totalCents, language)}</span>
        </div>
      )}
      {payment === 'due' && visit.visitsOfOrder > 1 ? (
        <p className="foot ink2">{texts.wholeOrder(visit.visitsOfOrder)}</p>
      ) : null}
    </>
  )
}

type Opened = 'late' | Absence

function VisitSteps({ visit, actions, children }: VisitCardProps) {
  const texts = useTexts(arrivalTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const isBusy = actions.busy.has(visit.visitId)
  const isOpen = !isHere(visit)
  const close = () => setOpened(null)
  return (
    <div className="col g2 mt3">
      <MainStep visit={visit} actions={actions} />
      <div className="visit-more">
        {children}
        {isOpen && visit.state !== 'no_show' ? (
          <>
            <Button
              size="sm"
              variant="tint"
              className="comes-late"
              isDisabled={isBusy}
              onPress={() => setOpened('late')}
            >
              {texts.actions.late}
            </Button>
            <Button size="sm" variant="ghost" isDisabled={isBusy} onPress={() => setOpened('no_show')}>
              {texts.actions.noShow}
            </Button>
          </>
        ) : null}
        {isOpen && owes(visit) ? (
          <Button size="sm" variant="danger-tint" isDisabled={isBusy} onPress={() => setOpened('release')}>
            {texts.actions.release}
          </Button>
        ) : null}
      </div>
      {opened === 'late' ? <LateSheet visit={visit} onClose={close} onSave={(at) => actions.late(visit, at)} /> : null}
      {opened === 'no_show' || opened === 'release' ? (
        <AbsenceSheet
          kind={opened}
          visit={visit}
          onClose={close}
          onSave={(reason) => (opened === 'release' ? actions.release : actions.noShow)(visit, reason)}
        />
      ) : null}
    </div>
  )
}

/** The green button: collect and arrive, or arrive; who is here and owes still can pay. */
export function MainStep({ visit, actions }: { readonly visit: Visit; readonly actions: VisitActions }) {
  const texts = useTexts(arrivalTexts)
  const [draft, setDraft] = useState(EXACT_CASH)
  const isBusy = actions.busy.has(visit.visitId)
  if (!hasStep(visit)) return null
  if (!owes(visit)) {
    return (
      <Button variant="ok" full icon="check" isBusy={isBusy} onPress={() => void actions.arrive([visit])}>
        {texts.actions.arrive}
      </Button>
    )
  }
  const collect = collectOf(draft, visit.dueCents)
  return (
    <>
      <TenderChoice draft={draft} dueCents={visit.dueCents} onChange={setDraft} />
      <Button
        variant="ok"
        full
        icon="check"
        isBusy={isBusy}
        isDisabled={collect === null}
        onPress={() => void actions.arrive([visit], collect ?? undefined)}
      >
        {isHere(visit) ? texts.actions.collect : texts.actions.collectAndArrive}
      </Button>
    </>
  )
}
