import { useEffect, useMemo, useRef, useState } from 'react'
import type { CallOutput } from '../../../../domain/platform/call.ts'
import type { getBeachEditor } from '../../../../domain/umbrellas/beach-calls.ts'
import { compareBeaches } from '../../../../domain/umbrellas/editor/compare-beaches.ts'
import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import { beachOf, planProblems, readBeachFile } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import { beachFileSchema, type BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import { writeBeach } from '../../../../domain/umbrellas/files/write-resort.ts'
import type { BeachPlan } from '../../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { StaffPage } from '../../../ui/staff/StaffPage.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { DraftState } from './DraftState.tsx'
import { EditorSheets, type OpenSheet } from './EditorSheets.tsx'
import { EditorTools, type GridStep } from './EditorTools.tsx'
import { Inspector } from './Inspector.tsx'
import { keptDraft } from './kept-draft.ts'
import { Outline } from './Outline.tsx'
import { fitCamera, shown, zoomed, type Box, type Camera } from './plan-camera.ts'
import { originOf } from './plan-points.ts'
import { PlanCanvas } from './PlanCanvas.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { Problems } from './Problems.tsx'
import { editorTexts } from './texts.ts'
import { keyOf, NOTHING, stillThere, type Selection } from './things.ts'
import { useDraftDeeds } from './use-draft-deeds.ts'
import { baseOf, useDraftSaving } from './use-draft-saving.ts'
import { usePlanFocus } from './use-plan-focus.ts'
import { usePlanEditing, type PlanEditing } from './use-plan-editing.ts'
import { useIsWide } from '../../../ui/staff/use-is-wide.ts'

type Start = CallOutput<typeof getBeachEditor>
type Tab = 'item' | 'list' | 'problems'

/** The plan of a text of the server; every text of it reads. */
function fileOf(text: string): BeachFile {
  return readBeachFile(text).file ?? beachFileSchema.parse(JSON.parse(text))
}

/** What is drawn first: what this device kept unsaved on the very draft that the server has, or that draft. */
function firstFile({ published, draft }: Start): BeachFile {
  const kept = keptDraft.get()
  const isOnThis = kept !== null && kept.version === (draft?.version ?? null)
  return (isOnThis ? readBeachFile(kept.text).file : null) ?? fileOf(draft?.file ?? published.file)
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y anywhere but in a field, where they are the field's own. */
function useUndoKeys({ undo, redo }: PlanEditing) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
      const key = event.key.toLowerCase()
      if (key === 'z') (event.shiftKey ? redo : undo)()
      else if (key === 'y') redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}

/** The drawing table: the plan, its tools, and the panel with the chosen thing, the list or the problems. */
export function EditorScreen({ start, published }: { readonly start: Start; readonly published: BeachPlan }) {
  const texts = useTexts(editorTexts)
  const isWide = useIsWide()
  const editing = usePlanEditing(() => firstFile(start))
  const { file, edit } = editing
  const [publishedText, setPublishedText] = useState(start.published.file)
  const beach = useMemo(() => beachOf(file), [file])
  const text = useMemo(() => writeBeach(beach), [beach])
  const saving = useDraftSaving(text, publishedText, baseOf(start.published.file, start.draft))
  const problems = useMemo(() => planProblems(beach, published.categories), [beach, published])
  const difference = useMemo(() => compareBeaches(beachOf(fileOf(publishedText)), beach), [publishedText, beach])
  const [wanted, setSelection] = useState<Selection>(NOTHING)
  const selection = useMemo(() => stillThere(wanted, file, beach), [wanted, file, beach])
  const [tab, setTab] = useState<Tab>('item')
  const [isPreview, setPreview] = useState(false)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const view = useView(file)
  useUndoKeys(editing)
  const take = (next: BeachFile) => edit({ kind: 'put', fields: next })
  const deeds = useDraftDeeds({ text, publishedText, saving, onTake: take, onPublished: setPublishedText })

  const select = (next: Selection) => {
    setSelection(next)
    setTab('item')
  }
  const goTo = (things: readonly Thing[]) => {
    select({ things, gaps: [] })
    setPreview(false)
    view.reveal(things.map((thing) => originOf(file, beach, thing)))
  }
  const showCode = (code: string) => {
    if (beach.places.some((place) => place.code === code)) return goTo([{ kind: 'place', code }])
    const before = beachOf(fileOf(publishedText)).places.find((place) => place.code === code)
    select({ things: [], gaps: [code] })
    if (before !== undefined) view.reveal([before])
  }
  const panel = {
    file,
    beach,
    categories: published.categories,
    selection,
    onSelect: select,
    onEdit: edit,
  }
  const plan = usePlanFocus([tab, ...selection.things.map(keyOf), ...selection.gaps].join(' '))
  const openPublish = async () => {
    if (problems.length > 0) return setTab('problems')
    const version = await saving.flush()
    if (version !== null) setSheet({ kind: 'publish', version })
  }
  return (
    <StaffPage
      title={texts.title}
      className="editor-body"
      actions={
        <>
          <DraftState saving={saving} />
          <Button size="sm" variant="tint" onPress={() => setSheet({ kind: 'files' })}>
            {texts.files}
          </Button>
          <Button size="sm" variant="tint" onPress={() => setSheet({ kind: 'compare' })}>
            {texts.compare}
          </Button>
          <Button size="sm" variant="tint" icon="eye" onPress={() => setPreview(!isPreview)}>
            {isPreview ? texts.previewing.close : texts.preview}
          </Button>
          <Button
            size="sm"
            isDisabled={saving.state === 'conflict' || text === publishedText}
            onPress={() => void openPublish()}
          >
            {texts.publish}
          </Button>
        </>
      }
      notices={
        <div className="notices">
          {isWide ? null : <Note>{texts.phone}</Note>}
          {saving.state === 'conflict' ? <Conflict by={saving.by} onTake={deeds.takeTheirs} /> : null}
        </div>
      }
    >
      {isPreview ? (
        <PlanPreview beach={beach} published={published} />
      ) : (
        <>
          <section className="panel editor-table" aria-label={texts.canvas}>
            <EditorTools
              editing={editing}
              tool={view.tool}
              onTool={view.setTool}
              grid={view.grid}
              onGrid={view.setGrid}
              onZoom={view.zoom}
              onFit={view.fit}
            />
            <PlanCanvas
              file={file}
              categories={published.categories.map(({ id }) => id)}
              faulty={new Set(problems.flatMap(({ things }) => things.map(keyOf)))}
              selection={selection}
              onSelect={select}
              onEdit={edit}
              tool={view.tool}
              grid={Number(view.grid)}
              camera={view.camera}
              onCamera={view.onCamera}
              keys={plan}
            />
          </section>
          <aside className="panel scrolls editor-side">
            <Segmented
              label={texts.panel}
              value={tab}
              options={[
                { id: 'item', label: texts.tabs.item },
                { id: 'list', label: texts.tabs.list },
                { id: 'problems', label: texts.tabs.problems(problems.length) },
              ]}
              onChange={setTab}
            />
            {tab === 'item' ? <Inspector {...panel} /> : null}
            {tab === 'list' ? <Outline {...panel} onGo={goTo} /> : null}
            {tab === 'problems' ? <Problems file={file} problems={problems} onGo={goTo} /> : null}
          </aside>
        </>
      )}
      <EditorSheets
        sheet={sheet}
        onClose={() => setSheet(null)}
        file={file}
        difference={difference}
        categories={published.categories}
        saving={saving}
        deeds={deeds}
        onTake={take}
        onDiscard={() => setSheet({ kind: 'discard' })}
        onShow={(code) => {
          setSheet(null)
          showCode(code)
        }}
      />
    </StaffPage>
  )
}

function Conflict({ by, onTake }: { readonly by: string; readonly onTake: () => void }) {
  const texts = useTexts(editorTexts).conflict
  return (
    <Note tone="warn" icon="alert" role="alert" title={by === '' ? texts.gone : texts.text(by)}>
      <p>{texts.hint}</p>
      <Button size="sm" variant="tint" onPress={onTake}>
        {texts.take}
      </Button>
    </Note>
  )
}

/** Camera, tool and grid: how one looks at the plan, which is no part of it. */
function useView(file: BeachFile) {
  const [camera, setCamera] = useState<Camera | null>(null)
  const [tool, setTool] = useState<'select' | 'pan'>('select')
  const [grid, setGrid] = useState<GridStep>('0.5')
  const box = useRef<Box>({ width: 1, height: 1 })
  const onCamera = (next: Camera, size: Box) => {
    box.current = size
    setCamera(next)
  }
  return {
    camera,
    tool,
    grid,
    onCamera,
    setTool,
    setGrid,
    fit: () => setCamera(fitCamera(file, box.current)),
    zoom: (factor: number) => {
      const middle = { x: box.current.width / 2, y: box.current.height / 2 }
      setCamera((now) => now && zoomed(now, factor, middle))
    },
    reveal: (points: readonly { readonly x: number; readonly y: number }[]) =>
      setCamera((now) => now && shown(now, box.current, points)),
  }
}
