import { missingLanguages, requireNothingMissing } from '../../../domain/content/publishing.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { menuUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { lockPublished } from '../dish-queries.ts'
import { findMenus, menuRevision, removeMenu, writeMenu } from '../menu-queries.ts'

/** R-603, B-10: the menu of a day; only published dishes of that restaurant, and a note in every language, over the one that was seen. */
export const setDailyMenu = handle(
  calls.setDailyMenu,
  'write',
  async (tx, { day, restaurant, revision, menu }, { actor }) => {
    const subject = `${restaurant}:${day}`
    const before = await menuUndo.read(tx, subject)
    const seen = (await findMenus(tx, day)).find((one) => one.restaurant === restaurant)
    if (menuRevision(seen) !== revision) throw await changedMeanwhile(tx, menuUndo, subject)
    if (menu === null) {
      await removeMenu(tx, restaurant, day)
    } else {
      const { dishIds, note } = menu
      if (note !== null) requireNothingMissing(missingLanguages(note.title, note.text))
      const published = await lockPublished(tx, restaurant, dishIds)
      if (published.length < dishIds.length) throw new Refusal('item_unknown')
      await writeMenu(tx, { restaurant, day }, { dishIds, note })
    }
    await auditStaffAction(tx, actor, { action: 'menu.set', subject: `menu:${subject}`, detail: { menu } })
    await announceMenu(tx)
    return { changeId: await rememberChange(tx, actor, menuUndo, { subject, before }) }
  },
)
