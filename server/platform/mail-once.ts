import { hash } from 'node:crypto'
import type { Database } from './database.ts'
import type { Mailer } from './mail.ts'

/**
 * A mailer that hands every mail over once: the mail server's yes is written down before the effect ends, so that an effect
 * that is carried out again sends nothing. Only a crash in the moment between that yes and the writing sends it again, with
 * the same Message-ID, by which mailboxes know it.
 */
export function mailOnce(database: Database, mailer: Mailer): Mailer {
  return {
    async send(mail) {
      // Who was sold a place at the desk and left no e-mail is told nothing by mail.
      if (mail.to === '') return
      const key = hash('sha256', mail.id, 'buffer')
      const known = await database.query({
        name: 'platform.isMailHanded',
        text: 'select from handed_mail where message_key = $1',
        values: [key],
      })
      if (known.length > 0) return
      await mailer.send(mail)
      await database.query({
        name: 'platform.noteMailHanded',
        text: 'insert into handed_mail (message_key) values ($1) on conflict do nothing',
        values: [key],
      })
    },
    close: () => mailer.close(),
  }
}
