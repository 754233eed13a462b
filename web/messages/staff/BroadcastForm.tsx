import { useState } from 'react'
import { AUDIENCES, type Audience } from '../../../domain/messages/broadcast-rules.ts'
import type { MessageTemplate } from '../../../domain/messages/template-calls.ts'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { LanguageTabs } from '../../content/staff/LanguageTabs.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { draftOf, EMPTY_DRAFT, halfWritten, missingIn, textsOf, type Draft } from './broadcast-draft.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { Reached } from './Reached.tsx'
import { useReached } from './use-reached.ts'
import { staffMessageTexts } from './texts.ts'
import { useSending } from './use-sending.ts'

interface BroadcastFormProps {
  readonly today: CivilDate
  /** Managers keep what is written again and again as a template. */
  readonly isManager: boolean
}

/** Day, people and words; how many it reaches is said before it is sent. */
export function BroadcastForm({ today, isManager }: BroadcastFormProps) {
  const texts = useTexts(staffMessageTexts)
  const [day, setDay] = useState<string>(today)
  const [audience, setAudience] = useState<Audience>('all')
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [language, setLanguage] = useState<Language>('it')
  // The template that was chosen, and the words as they were before anybody typed.
  const [templateId, setTemplateId] = useState<number | null>(null)
  const [untouched, setUntouched] = useState(EMPTY_DRAFT)
  const on = parseCivilDate(day)
  const reached = useReached(on, audience)
  const { send, isSending, tryOut, isTrying } = useSending()
  const written = textsOf(draft)
  // What is sent leaves the fields, and the button that was pressed: the next words begin with their title.
  const words = useLostFocus<HTMLDivElement>(Object.keys(written).length)
  const isReady = Object.keys(written).length > 0 && halfWritten(draft) === null
  const people = reached.data?.people ?? 0
  const write = (part: Partial<Draft[Language]>) => setDraft({ ...draft, [language]: { ...draft[language], ...part } })
  const put = (next: Draft, template: number | null) => {
    setDraft(next)
    setUntouched(next)
    setTemplateId(template)
  }
  const choose = (template: MessageTemplate) => {
    put(draftOf(template.texts), template.templateId)
    // What somebody typed is not lost by a wrong press.
    if (draft !== untouched)
      toast(texts.templates.replaced, { action: { label: texts.undo, onPress: () => put(draft, templateId) } })
  }
  const press = () => {
    if (on !== null)
      send(
        { day: on, audience, texts: written },
        () => put(EMPTY_DRAFT, null),
        () => put(draft, templateId),
      )
  }
  return (
    <section className="panel scrolls messages-form col g3" aria-label={texts.compose}>
      <h2 className="t3">{texts.compose}</h2>
      <div className="row g3 top-row">
        <DateField label={texts.day} value={day} onChange={setDay} />
        <SelectField
          label={texts.audience}
          value={audience}
          options={AUDIENCES.map((id) => ({ id, label: texts.audiences[id] }))}
          onChange={setAudience}
        />
      </div>
      <TemplateChoice
        {...{ draft, isReady, isManager }}
        chosenId={templateId}
        onChoose={choose}
        onKept={setTemplateId}
      />
      <LanguageTabs value={language} onChange={setLanguage} missing={missingIn(draft)} />
      <div ref={words} className="col g3">
        <TextField
          label={texts.title}
          name="title"
          maxLength={60}
          value={draft[language].title}
          onChange={(title) => write({ title })}
        />
        <TextArea
          label={texts.text}
          name="text"
          rows={5}
          maxLength={1000}
          lang={language}
          hint={texts.hint}
          value={draft[language].text}
          onChange={(text) => write({ text })}
        />
      </div>
      <Reached reached={reached} draft={draft} />
      {Object.keys(written).length > 0 ? null : <Note icon="info">{texts.noWords}</Note>}
      <div className="row wrap g2">
        <Button
          className="grow"
          variant="tint"
          icon="mail"
          isBusy={isTrying}
          isDisabled={!isReady || on === null}
          onPress={() => on !== null && tryOut({ day: on, texts: written })}
        >
          {texts.try}
        </Button>
        <Button
          className="grow"
          icon="message"
          isBusy={isSending}
          isDisabled={!isReady || people === 0}
          onPress={press}
        >
          {people === 0 ? texts.send : texts.sendTo(texts.people(people))}
        </Button>
      </div>
    </section>
  )
}
