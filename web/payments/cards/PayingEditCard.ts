import { inPayingDocument } from '../paying-document.tsx'
import { EditCardPage } from './EditCardPage.tsx'

/** A card is entered in a document of its own. */
export const PayingEditCard = inPayingDocument(EditCardPage)
