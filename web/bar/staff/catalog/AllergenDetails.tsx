import type { BarItemDraft } from '../../../../domain/bar/catalogue-calls.ts'
import type { Allergen } from '../../../../domain/platform/allergens.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { allergenTexts } from '../../../ui/allergens/texts.ts'
import { TextField } from '../../../ui/TextField.tsx'

/** Groups of which the law wants to know which one it is: "grano", "nocciole" (B-15). */
const NAMED: ReadonlySet<Allergen> = new Set(['gluten', 'nuts'])

interface AllergenDetailsProps {
  readonly draft: BarItemDraft
  readonly language: Language
  readonly onChange: (part: Partial<BarItemDraft>) => void
}

/** Which cereal and which nut an item contains, in the language that is written now. */
export function AllergenDetails({ draft, language, onChange }: AllergenDetailsProps) {
  const texts = useTexts(catalogTexts).food
  const { names } = useTexts(allergenTexts)
  const write = (allergen: Allergen, text: string) =>
    onChange({
      allergens: (draft.allergens ?? []).map((one) =>
        one.allergen === allergen ? { ...one, detail: detailWith(one.detail, language, text) } : one,
      ),
    })
  const named = (draft.allergens ?? []).filter(({ allergen }) => NAMED.has(allergen))
  if (named.length === 0) return null
  return (
    <div className="row g3 top-row">
      {named.map(({ allergen, detail }) => (
        <TextField
          key={allergen}
          className="grow"
          label={texts.detail(names[allergen])}
          value={detail?.[language] ?? ''}
          maxLength={60}
          onChange={(text) => write(allergen, text)}
        />
      ))}
    </div>
  )
}

type Detail = NonNullable<NonNullable<BarItemDraft['allergens']>[number]['detail']>

/** A detail that is empty in every language is none. */
function detailWith(detail: Detail | null, language: Language, text: string): Detail | null {
  const next = { it: '', en: '', fr: '', nl: '', de: '', ...detail, [language]: text }
  return Object.values(next).every((one) => one === '') ? null : next
}
