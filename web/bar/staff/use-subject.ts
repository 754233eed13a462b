import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { barStaffTexts } from './texts.ts'

/** What a notice is about: the number, and the place and the name that belong to it. */
export function useSubject(): (order: Pick<BoardOrder, 'ticket' | 'code' | 'name'>) => string {
  const texts = useTexts(barStaffTexts)
  return ({ ticket, code, name }) => {
    const known = [code, name].filter((word) => word !== null && word !== '')
    return texts.subject(ticket, known.length === 0 ? texts.place(null, '') : known.join(', '))
  }
}
