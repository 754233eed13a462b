import type { Language } from '../../../domain/platform/language.ts'
import { photoPath } from '../../../domain/content/content-fields.ts'
import { DishArt } from '../../design/art/dishes/DishArt.tsx'
import { moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { AllergenChips } from '../../ui/allergens/AllergenChips.tsx'
import { GuestPhone } from './GuestPhone.tsx'
import { shownText, type FoodDraft } from './food-draft.ts'
import { catalogTexts } from './texts.ts'

interface GuestPreviewProps {
  readonly food: FoodDraft
  readonly language: Language
  readonly photoId: string | null
  readonly art: string | null
}

/** The row that a guest of this language will see (mockup 54). */
export function GuestPreview({ food, language, photoId, art }: GuestPreviewProps) {
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  return (
    <GuestPhone language={language}>
      <div className="row g2">
        <DishPicture photoId={photoId} art={art} size={58} />
        <div className="grow">
          <p className="head" lang={language}>
            {shownText(food.name, language) || texts.unnamed}
          </p>
          <AllergenChips contains={food.contains ?? []} />
        </div>
        <b className="num">{moneyWhole(food.cents, ownLanguage)}</b>
      </div>
    </GuestPhone>
  )
}

interface DishPictureProps {
  readonly photoId: string | null
  readonly art: string | null
  readonly size: number
}

/** A dish in a list: its photo, or its drawing. */
export function DishPicture({ photoId, art, size }: DishPictureProps) {
  if (photoId === null) return <DishArt name={art} size={size} />
  return <img className="dish-photo" src={photoPath(photoId, 156)} alt="" width={size} height={size} loading="lazy" />
}
