import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { PlanEditing } from './use-plan-editing.ts'
import { editorTexts } from './texts.ts'

/** Steps of the grid, in metres; 0 is none. */
const GRIDS = ['0', '0.1', '0.25', '0.5', '1'] as const
export type GridStep = (typeof GRIDS)[number]

interface EditorToolsProps {
  readonly editing: PlanEditing
  readonly tool: 'select' | 'pan'
  readonly onTool: (tool: 'select' | 'pan') => void
  readonly grid: GridStep
  readonly onGrid: (grid: GridStep) => void
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
}

/** The tools over the plan. */
export function EditorTools({ editing, tool, onTool, grid, onGrid, onZoom, onFit }: EditorToolsProps) {
  const texts = useTexts(editorTexts)
  const language = useLanguage()
  const gridWords = (step: GridStep) =>
    step === '0' ? texts.gridOff : texts.gridOf(Number(step).toLocaleString(language))
  return (
    <div className="editor-tools">
      <IconButton
        icon="retry"
        className="editor-mirrored"
        label={texts.undo}
        isDisabled={!editing.canUndo}
        onPress={editing.undo}
      />
      <IconButton icon="retry" label={texts.redo} isDisabled={!editing.canRedo} onPress={editing.redo} />
      <Segmented
        label={texts.tool}
        value={tool}
        options={(['select', 'pan'] as const).map((id) => ({ id, label: texts.tools[id] }))}
        onChange={onTool}
      />
      <MenuButton
        label={texts.grid}
        value={grid}
        options={GRIDS.map((id) => ({ id, label: gridWords(id) }))}
        onChange={onGrid}
      >
        {texts.grid} {gridWords(grid)}
        <Icon name="chevron-down" size={17} stroke={2.2} />
      </MenuButton>
      <IconButton icon="minus" label={texts.zoomOut} onPress={() => onZoom(0.8)} />
      <IconButton icon="plus" label={texts.zoomIn} onPress={() => onZoom(1.25)} />
      <IconButton icon="full-screen" label={texts.fit} onPress={onFit} />
    </div>
  )
}
