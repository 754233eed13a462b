import { useState } from 'react'
import { listMessageTemplates, type MessageTemplate } from '../../../domain/messages/template-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { textsOf, type Draft } from './broadcast-draft.ts'
import { TemplateSheet } from './TemplateSheet.tsx'
import { staffMessageTexts } from './texts.ts'

interface TemplateChoiceProps {
  readonly draft: Draft
  /** Whether what is written can be kept as a template. */
  readonly isReady: boolean
  /** Templates are a manager's to change. */
  readonly isManager: boolean
  readonly chosenId: number | null
  readonly onChoose: (template: MessageTemplate) => void
  /** What is written is that template now; null for none. */
  readonly onKept: (templateId: number | null) => void
}

/** Messages that are written again and again: one press writes them in every language (B-13). */
export function TemplateChoice({ draft, isReady, isManager, chosenId, onChoose, onKept }: TemplateChoiceProps) {
  const texts = useTexts(staffMessageTexts).templates
  const { data } = useCallQuery(listMessageTemplates, {})
  const [isOpen, setOpen] = useState(false)
  const templates = data?.templates ?? []
  const chosen = templates.find(({ templateId }) => templateId === chosenId) ?? null
  if (templates.length === 0 && !isManager) return null
  return (
    <div className="row wrap g2">
      <ChipRow label={texts.title} className="messages-templates">
        {templates.map((template) => (
          <Chip
            key={template.templateId}
            isSelected={template.templateId === chosenId}
            onPress={() => onChoose(template)}
          >
            {template.name}
          </Chip>
        ))}
      </ChipRow>
      {isManager ? (
        <Button size="sm" variant="plain" isDisabled={!isReady} onPress={() => setOpen(true)}>
          {chosen === null ? texts.keep : texts.change}
        </Button>
      ) : null}
      {isOpen ? (
        <TemplateSheet
          known={chosen}
          written={textsOf(draft)}
          onDone={(template) => onKept(template?.templateId ?? null)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
