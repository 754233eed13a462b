import {
  deleteBarCategory,
  listBarItems,
  orderBarCategories,
  saveBarCategory,
  type BarCategory,
  type BarCategoryDraft,
} from '../../../../domain/bar/catalogue-calls.ts'
import { missingLanguages } from '../../../../domain/content/publishing.ts'
import { CatalogWait } from '../../../content/staff/CatalogStates.tsx'
import { shownText } from '../../../content/staff/food-draft.ts'
import { GroupCatalog, type Group, type GroupDeeds } from '../../../content/staff/GroupCatalog.tsx'
import { LocalizedField } from '../../../content/staff/LocalizedField.tsx'
import { goOn, type SectionProps } from '../../../content/staff/section.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { call } from '../../../platform/call.ts'
import { useCallMutation, useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Switch } from '../../../ui/choices.tsx'
import { refreshItems, undoOf } from './use-items.ts'

const LONGEST_NAME = 40
const EMPTY: BarCategoryDraft = {
  name: { it: '', en: '', fr: '', nl: '', de: '' },
  isForDogs: false,
  isHidden: false,
}

/** The parts of the bar's menu. */
export function BarCategories({ menu }: SectionProps) {
  const texts = useTexts(catalogTexts)
  const query = useCallQuery(listBarItems, {})
  const deeds = useCategoryDeeds()
  if (!query.data) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.groups.barParts}
        error={query.error}
        isFetching={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <GroupCatalog<BarCategoryDraft>
      menu={menu}
      title={texts.groups.barParts}
      addLabel={texts.groups.addPart}
      groups={query.data.categories.map(groupOf)}
      empty={EMPTY}
      deeds={deeds}
      missingOf={({ name }) => missingLanguages(name, name)}
      countText={texts.groups.inPart}
      renderFields={({ words, language, isAsked, change }) => (
        <>
          <LocalizedField
            name="name"
            label={texts.groups.name}
            value={words.name}
            language={language}
            maxLength={LONGEST_NAME}
            onChange={(name) => change({ name })}
            errorOf={(text) => (isAsked && text.trim() === '' ? texts.missing.here : undefined)}
          />
          <div className="list outlined">
            <Switch isSelected={words.isForDogs} onChange={(isForDogs) => change({ isForDogs })}>
              {texts.groups.forDogs}
            </Switch>
          </div>
        </>
      )}
      renderPreview={(words, language) =>
        words.isHidden ? (
          <p className="sub ink2">{texts.groups.hiddenText}</p>
        ) : (
          <h3 className="t2">{shownText(words.name, language) || texts.unnamed}</h3>
        )
      }
    />
  )
}

function groupOf({ id, version, name, isForDogs, isHidden, items }: BarCategory): Group<BarCategoryDraft> {
  return { id, version, words: { name, isForDogs, isHidden }, count: items }
}

function useCategoryDeeds(): GroupDeeds<BarCategoryDraft> {
  const saving = useCallMutation(saveBarCategory)
  const order = async (before: readonly number[], after: readonly number[]) => {
    await call(orderBarCategories, { before: [...before], after: [...after] })
    await refreshItems()
  }
  return {
    save: async (known, category, version) => {
      const saved = await saving.mutateAsync({ categoryId: known?.id ?? null, version, category })
      await refreshItems()
      return { id: saved.category.id, undo: undoOf(saved.changeId) }
    },
    remove: async ({ id, version }) => {
      const { changeId } = await call(deleteBarCategory, { categoryId: id, version })
      await refreshItems()
      return undoOf(changeId)
    },
    order: async (before, after) => {
      await order(before, after)
      return () => order(after, before)
    },
    refresh: async () => {
      await refreshItems()
      return (await call(listBarItems, {})).categories.map(groupOf)
    },
  }
}
