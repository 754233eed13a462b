import type { it } from './it.ts'

export const fr: typeof it = {
  network: 'Pas de réseau. Vérifiez votre connexion et réessayez.',
  timeout: 'Aucune réponse après 25 secondes. Vérifiez le réseau et réessayez.',
  defect: 'Oups, un problème est survenu. Réessayez. Sinon, déconnectez-vous puis reconnectez-vous.',
  asked: 'La demande est partie : elle attend maintenant l’accord de la direction.',
}
