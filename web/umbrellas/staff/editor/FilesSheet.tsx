import { useState } from 'react'
import type { FileProblem } from '../../../../domain/platform/files/file-problem.ts'
import { getBeachHistoryPlan, listBeachHistory } from '../../../../domain/umbrellas/beach-calls.ts'
import { beachOf, readBeachFile } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import { writeBeach } from '../../../../domain/umbrellas/files/write-resort.ts'
import { call } from '../../../platform/call.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { day, dayOfInstant, time } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Note, Pill, Skeleton } from '../../../ui/surfaces.tsx'
import { toast } from '../../../ui/toasts.ts'
import { editorTexts } from './texts.ts'

interface FilesSheetProps {
  readonly file: BeachFile
  readonly canDiscard: boolean
  /** Draws on from another plan: an edit like any other, which can be undone. */
  readonly onTake: (file: BeachFile) => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'beach.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** The plan as the file of `npm run resort`, in and out, and the plans that guests saw before. */
export function FilesSheet({ file, canDiscard, onTake, onDiscard, onClose }: FilesSheetProps) {
  const texts = useTexts(editorTexts)
  const [problems, setProblems] = useState<readonly FileProblem[]>([])
  const upload = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const read = readBeachFile(await chosen.text())
    setProblems(read.problems)
    if (read.file === null) return
    onTake(read.file)
    toast(texts.file.uploaded, { tone: 'ok' })
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={texts.files}>
      <div className="col g4">
        <div className="col g2">
          <Button variant="tint" icon="download" onPress={() => download(writeBeach(beachOf(file)))}>
            {texts.file.download}
          </Button>
          <label className="btn tint editor-upload">
            <span className="btn-label">{texts.file.upload}</span>
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                event.target.value = ''
                void upload(chosen)
              }}
            />
          </label>
          {canDiscard ? (
            <Button variant="danger-tint" icon="trash" onPress={onDiscard}>
              {texts.discard.open}
            </Button>
          ) : null}
        </div>
        {problems.length === 0 ? null : (
          <Note tone="bad" icon="alert" role="alert" title={texts.file.failed}>
            <ul>
              {problems.slice(0, 20).map(({ file: name, path, expected, found }) => (
                <li key={`${path} ${found}`}>
                  {texts.file.line(path === '' ? name : `${name} › ${path}`, expected, found)}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <History
          onTake={(past) => {
            onTake(past)
            toast(texts.history.restored, { tone: 'ok' })
            onClose()
          }}
        />
      </div>
    </Sheet>
  )
}

function History({ onTake }: { readonly onTake: (file: BeachFile) => void }) {
  const texts = useTexts(editorTexts).history
  const language = useLanguage()
  const failureText = useFailureText()
  const query = useCallQuery(listBeachHistory, {}, { staleTime: 0 })
  const [failure, setFailure] = useState<string | null>(null)
  const restore = async (historyId: number) => {
    setFailure(null)
    try {
      const { file } = readBeachFile((await call(getBeachHistoryPlan, { historyId: String(historyId) })).file)
      if (file !== null) onTake(file)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <section className="col g2" aria-label={texts.title}>
      <h3 className="head">{texts.title}</h3>
      {query.isPending ? <Skeleton height={60} /> : null}
      {query.isError || failure !== null ? (
        <Note tone="bad" icon="alert" role="alert">
          {failure ?? failureText(query.error)}
        </Note>
      ) : null}
      {query.data?.plans.length === 0 ? <p className="ink2">{texts.empty}</p> : null}
      <ul className="col g2">
        {query.data?.plans.map(({ historyId, places, publishedAt, by, isCurrent }) => (
          <li key={historyId} className="row sp g2 wrap">
            <span>
              {day(dayOfInstant(publishedAt), language, 'medium')}, {time(publishedAt, language)} ·{' '}
              {by ?? texts.imported} · {texts.places(places)}
            </span>
            {isCurrent ? (
              <Pill tone="ok">{texts.current}</Pill>
            ) : (
              <Button size="sm" variant="tint" onPress={() => void restore(historyId)}>
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
