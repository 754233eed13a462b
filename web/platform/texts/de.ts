import type { it } from './it.ts'

export const de: typeof it = {
  network: 'Kein Netz. Prüfe deine Verbindung und versuch es noch mal.',
  timeout: 'Nach 25 Sekunden kam keine Antwort. Prüfe das Netz und versuch es noch mal.',
  defect: 'Hoppla, etwas ging schief. Versuch es noch mal. Sonst ab- und wieder anmelden.',
  asked: 'Die Anfrage ist gestellt: Jetzt wartet sie auf das Ja der Leitung.',
}
