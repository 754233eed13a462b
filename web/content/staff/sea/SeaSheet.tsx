import { useState, type ReactNode } from 'react'
import { SEA_FLAGS, SKIES, WAVES, type SeaReading } from '../../../../domain/content/sea.ts'
import { getSeaConditions } from '../../../../domain/content/calls.ts'
import { getSeaToEnter, setSeaConditions, undoContentChange } from '../../../../domain/content/staff-calls.ts'
import type { CallOutput } from '../../../../domain/platform/call.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { time } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { invalidate, useCallMutation } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TileChoice } from '../../../ui/staff/TileChoice.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { toast } from '../../../ui/toasts.ts'
import { draftFrom, seaOf, type SeaDraft } from './sea-form.ts'
import { SeaFigures } from './SeaFigures.tsx'
import { SKY_ICONS } from './sky-icons.ts'
import { staffSeaTexts } from './texts.ts'

type Entries = CallOutput<typeof getSeaToEnter>['entries']

interface SeaSheetProps {
  /** Of today, the newest first. */
  readonly entries: Entries
  readonly start: SeaReading | null
  readonly onClose: () => void
}

/** Sky and flag by a tap each, the figures as they were, and one press: ten seconds. */
export function SeaSheet({ entries, start, onClose }: SeaSheetProps) {
  const texts = useTexts(staffSeaTexts)
  const failureText = useFailureText()
  const [draft, setDraft] = useState<SeaDraft>(() => draftFrom(entries[0]?.sea, start))
  const set = (change: Partial<SeaDraft>) => setDraft((before) => ({ ...before, ...change }))
  const saving = useSaving(onClose)
  const sea = seaOf(draft)
  const save = () => {
    if (sea !== null) saving.mutate(sea)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      isDismissable={!saving.isPending}
      title={texts.question}
      footer={
        <div className="col g2">
          {saving.isError ? (
            <Note tone="bad" icon="alert" role="alert">
              {failureText(saving.error)}
            </Note>
          ) : null}
          {sea === null ? <p className="foot ink2 c">{texts.choose}</p> : null}
          <Button full needsNetwork isDisabled={sea === null} isBusy={saving.isPending} onPress={save}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <div className="col g4 sea-form">
        <Part title={texts.sky}>
          <TileChoice
            label={texts.sky}
            value={draft.sky}
            options={SKIES.map((id) => ({ id, label: texts.skies[id], icon: SKY_ICONS[id] }))}
            onChange={(sky) => set({ sky })}
          />
        </Part>
        <Part title={texts.flag}>
          <TileChoice
            label={texts.flag}
            value={draft.flag}
            options={SEA_FLAGS.map((id) => ({ id, label: texts.flags[id], icon: 'flag' as const }))}
            onChange={(flag) => set({ flag })}
          />
        </Part>
        <Part title={texts.wave}>
          <Segmented
            label={texts.wave}
            value={draft.wave}
            options={WAVES.map((id) => ({ id, label: texts.waves[id] }))}
            onChange={(wave) => set({ wave })}
          />
        </Part>
        <SeaFigures draft={draft} onChange={set} />
        {entries.length === 0 ? null : <Today entries={entries} />}
      </div>
    </Sheet>
  )
}

/** Saves an entry; it can be taken back while its notice stands. */
function useSaving(onDone: () => void) {
  const texts = useTexts(staffSeaTexts)
  const failureText = useFailureText()
  const again = () => Promise.all([invalidate(getSeaToEnter), invalidate(getSeaConditions)])
  const undo = useCallMutation(undoContentChange, {
    onSuccess: () => toast(texts.undone, { tone: 'ok', icon: 'check' }),
    onError: (error) => toast(failureText(error), { tone: 'bad', icon: 'alert' }),
    onSettled: again,
  })
  return useCallMutation(setSeaConditions, {
    onSuccess: ({ changeId }) => {
      onDone()
      toast(texts.saved, {
        icon: 'check',
        ...(changeId === null ? {} : { action: { label: texts.undo, onPress: () => undo.mutate({ changeId }) } }),
      })
    },
    onSettled: again,
  })
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="col g2">
      <h3 className="foot ink2 b" aria-hidden="true">
        {title}
      </h3>
      {children}
    </div>
  )
}

function Today({ entries }: { readonly entries: Entries }) {
  const texts = useTexts(staffSeaTexts)
  const language = useLanguage()
  return (
    <section aria-label={texts.today}>
      <h3 className="foot ink2 b">{texts.today}</h3>
      <ul className="mt1">
        {entries.map(({ enteredAt, by, sea }) => (
          <li key={enteredAt} className="sub sea-entry">
            <b className="num">{time(enteredAt, language)}</b>
            <span className="grow">
              {texts.skies[sea.sky]}, {texts.knots(sea.windKnots)}, {texts.flagged[sea.flag]}
            </span>
            <span className="foot ink2">{by}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
