import type { BeachDifference } from '../../../../domain/umbrellas/editor/compare-beaches.ts'
import { isSameBeach } from '../../../../domain/umbrellas/editor/compare-beaches.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NameList } from './NameList.tsx'
import { editorTexts } from './texts.ts'

const PLACES = [
  'added',
  'removed',
  'moved',
  'recategorised',
  'rezoned',
  'accessibility',
  'shade',
  'outOfUse',
  'backInUse',
] as const

/** What the draft changes of the plan that guests see. */
export function DifferenceList({ difference }: { readonly difference: BeachDifference }) {
  const texts = useTexts(editorTexts)
  if (isSameBeach(difference)) return <p className="ink2">{texts.noChanges}</p>
  const lines: (readonly [string, readonly string[]])[] = [
    ...PLACES.map((kind) => [texts.difference[kind], difference[kind]] as const),
    [texts.difference.renamed, difference.renamed.map(({ from, to }) => `${from} → ${to}`)],
    [texts.difference.parts, difference.parts.map((part) => texts.parts[part])],
  ]
  return (
    <dl className="editor-changes">
      {lines
        .filter(([, names]) => names.length > 0)
        .map(([label, names]) => (
          <div key={label}>
            <dt className="foot b ink2">{label}</dt>
            <dd>
              <NameList names={names} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
