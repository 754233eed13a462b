import { useState } from 'react'
import { exportFiscalDay, listFiscalDay, type Fiscal, type FiscalDocument } from '../../../domain/fiscal/calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { fiscalTexts } from './texts.ts'
import { VoidSheet } from './VoidSheet.tsx'

interface DayViewProps {
  readonly fiscal: Fiscal
  readonly chosen: string | undefined
  readonly onChoose: (day: string) => void
}

/** The receipts of a day, its totals by rate, and its file. */
export function DayView({ fiscal, chosen, onChoose }: DayViewProps) {
  const texts = useTexts(fiscalTexts)
  const failureText = useFailureText()
  const day = parseCivilDate(chosen ?? '') ?? fiscal.today
  const found = useCallQuery(listFiscalDay, { day }, { staleTime: 0 })
  const file = useCallMutation(exportFiscalDay)
  const save = () =>
    file.mutate(
      { day },
      {
        onSuccess: ({ fileName, csv }) => {
          saveFile(fileName, 'text/csv;charset=utf-8', csv)
          toast(texts.fileDone, { tone: 'ok', icon: 'check' })
        },
        onError: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
      },
    )
  return (
    <>
      <div className="panel scrolls desk-list" tabIndex={-1}>
        <Loaded query={found} skeleton={<Skeleton height={420} radius={22} />}>
          {(data) => <Documents found={data} fiscal={fiscal} />}
        </Loaded>
      </div>
      <div className="fiscal-side desk-side col g3">
        <section className="panel col g3" aria-label={texts.dayOf}>
          <DateField label={texts.dayOf} value={day} onChange={onChoose} />
          <Button full variant="tint" icon="download" isBusy={file.isPending} onPress={save}>
            {texts.file}
          </Button>
        </section>
        {found.data === undefined ? null : <Totals totals={found.data.totals} />}
      </div>
    </>
  )
}

type Found = CallOutput<typeof listFiscalDay>

function Documents({ found: { documents, count }, fiscal }: { readonly found: Found; readonly fiscal: Fiscal }) {
  const texts = useTexts(fiscalTexts)
  const [voiding, setVoiding] = useState<FiscalDocument | null>(null)
  const mayVoid = ({ kind, state, issuedOn, isVoiding }: FiscalDocument) =>
    kind === 'sale' && state === 'issued' && issuedOn === fiscal.today && !isVoiding
  if (documents.length === 0) return <EmptyState title={texts.noDay} text={texts.noDayText} />
  return (
    <>
      <ul className="desk-rows" aria-label={texts.view.day}>
        {documents.map((document) => (
          <DocumentRow key={document.documentId} document={document}>
            {mayVoid(document) ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.voidOf(document.number ?? '')}
                onPress={() => setVoiding(document)}
              >
                {texts.void}
              </Button>
            ) : null}
          </DocumentRow>
        ))}
      </ul>
      {count > documents.length ? <p className="foot ink2">{texts.more(count - documents.length)}</p> : null}
      {voiding === null ? null : (
        <VoidSheet document={voiding} hasDevice={fiscal.adapter !== 'none'} onClose={() => setVoiding(null)} />
      )}
    </>
  )
}

function Totals({ totals }: { readonly totals: Found['totals'] }) {
  const texts = useTexts(fiscalTexts)
  const language = useLanguage()
  return (
    <section className="panel" aria-label={texts.totals}>
      <h2 className="lh">{texts.totals}</h2>
      <ul className="desk-rows">
        {totals.map(({ vatPercent, nature, grossCents, vatCents }) => (
          <li key={nature ?? vatPercent} className="desk-row">
            <div className="grow">
              <p className="head">{vatPercent === null ? texts.nature(nature ?? '') : texts.rate(vatPercent)}</p>
              <p className="foot ink2">{`${texts.vat} ${money(vatCents, language)}`}</p>
            </div>
            <b className="num">{money(grossCents, language)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
