import { useTexts } from '../../../platform/texts.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { SCAN_LANGUAGES, SCAN_WORDS } from './scan-words.ts'
import type { PlaceTag, TagsPerSheet } from './tag-sheets.ts'
import { tagTexts } from './texts.ts'

interface TagSheetProps {
  readonly tags: readonly PlaceTag[]
  readonly size: TagsPerSheet
  /** The resort's name. */
  readonly resort: string
}

/** One sheet of A4 as it is printed: dark on white in every theme, cut along its lines. */
export function TagSheet({ tags, size, resort }: TagSheetProps) {
  return (
    <div className="tag-sheet" data-size={size}>
      {tags.map((tag) => (
        <Tag key={tag.code} tag={tag} size={size} resort={resort} />
      ))}
    </div>
  )
}

function Tag({ tag: { code, row, url }, size, resort }: Pick<TagSheetProps, 'size' | 'resort'> & { tag: PlaceTag }) {
  const texts = useTexts(tagTexts)
  return (
    <figure className="tag" aria-label={code}>
      <QrCode text={url} label={texts.qr(code)} />
      <div className="tag-words">
        <strong className="tag-code">{code}</strong>
        <span>{texts.row(row)}</span>
        <span className="tag-resort">{resort}</span>
        {SCAN_LANGUAGES[size].map((language) => (
          <span key={language} lang={language} className="tag-scan">
            {SCAN_WORDS[language]}
          </span>
        ))}
      </div>
    </figure>
  )
}
