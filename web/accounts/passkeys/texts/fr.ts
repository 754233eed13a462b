import type { it } from './it.ts'

export const fr: typeof it = {
  login: 'Se connecter avec une clé d’accès',
  prove: 'Confirmer avec la clé d’accès',
  proofText: 'Il suffit du visage, de l’empreinte ou du code de votre appareil.',
  otherWay: 'Confirmer autrement',
  failed: 'La clé d’accès n’a pas fonctionné sur cet appareil. Réessayez ou connectez-vous autrement.',
  notMade: 'La clé d’accès n’a pas été créée. Réessayez ou choisissez un autre appareil.',
  existing: 'Cet appareil a déjà une de vos clés d’accès.',
  list: {
    title: 'Clés d’accès',
    text: 'Vous entrez avec le visage, l’empreinte ou le code de l’appareil : aucun mot de passe à retenir.',
    add: 'Ajouter une clé d’accès',
    added: 'Clé d’accès ajoutée',
    unnamed: 'Clé d’accès',
    unused: 'Jamais utilisée',
    usedToday: (time: string) => `Utilisée aujourd’hui à ${time}`,
    usedYesterday: (time: string) => `Utilisée hier à ${time}`,
    usedOn: (day: string) => `Utilisée le ${day}`,
    ofDesk: 'Se modifie dans la gestion',
  },
  edit: {
    title: 'Votre clé d’accès',
    name: 'Nom',
    hint: 'Pour la reconnaître, par exemple « Mon téléphone ».',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré',
    remove: 'Supprimer la clé d’accès',
    removed: 'Clé d’accès supprimée : effacez-la aussi de l’appareil',
    last: 'C’est votre seul moyen d’entrer : ajoutez-en une autre avant de la supprimer.',
    back: 'Retour',
  },
}
