import { pickLanguage, type Language } from '../../../domain/platform/language.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'

interface DeletionTexts {
  readonly done: readonly [title: string, text: string]
  readonly unknown: readonly [title: string, text: string]
}

const TEXTS: Readonly<Record<Language, DeletionTexts>> = {
  it: {
    done: [
      'Fatto',
      'Abbiamo cancellato quello che Facebook ci aveva detto di te e il collegamento con il tuo account. Se hai un account qui, puoi cancellarlo dall’app, in Profilo.',
    ],
    unknown: ['Codice sconosciuto', 'Non conosciamo questo codice. Controlla di averlo copiato tutto.'],
  },
  en: {
    done: [
      'Done',
      'We have deleted what Facebook told us about you, and the link to your account. If you have an account here, you can delete it in the app, under Profile.',
    ],
    unknown: ['Unknown code', 'We don’t know this code. Check that you copied all of it.'],
  },
  fr: {
    done: [
      'C’est fait',
      'Nous avons supprimé ce que Facebook nous avait dit de vous, et le lien avec votre compte. Si vous avez un compte ici, vous pouvez le supprimer dans l’app, dans Profil.',
    ],
    unknown: ['Code inconnu', 'Nous ne connaissons pas ce code. Vérifiez que vous l’avez copié en entier.'],
  },
  nl: {
    done: [
      'Gedaan',
      'We hebben verwijderd wat Facebook ons over je had verteld, en de koppeling met je account. Heb je hier een account, dan kun je het in de app verwijderen, onder Profiel.',
    ],
    unknown: ['Onbekende code', 'We kennen deze code niet. Kijk of je hem helemaal hebt overgenomen.'],
  },
  de: {
    done: [
      'Erledigt',
      'Wir haben gelöscht, was Facebook uns über dich gesagt hat, und die Verknüpfung mit deinem Konto. Hast du hier ein Konto, kannst du es in der App unter Profil löschen.',
    ],
    unknown: ['Unbekannter Code', 'Wir kennen diesen Code nicht. Prüfe, ob du ihn ganz kopiert hast.'],
  },
}

/** The status page of a deletion that Facebook asked for: no script, no style, nothing of the person. */
export function deletionPage(acceptLanguage: string | undefined, isDone: boolean): string {
  const language = pickLanguage(acceptLanguage)
  const [title, text] = TEXTS[language][isDone ? 'done' : 'unknown']
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`
}
