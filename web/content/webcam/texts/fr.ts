/** Texts of the live webcam. */
export const fr = {
  title: 'LIVE WEBCAM',
  label: 'La plage en direct',
  live: 'EN DIRECT',
  still: 'Image figée',
  stillLabel: 'La dernière image de la plage, pas en direct',
  stillText: 'Le direct est arrêté : ce que vous voyez n’est pas d’à présent.',
  data: 'Elle se met à jour toute seule. En données mobiles, elle consomme environ 4 Mo par minute.',
  fullScreen: 'Plein écran',
  missing: 'La webcam n’est pas disponible pour le moment',
  missingText: 'Elle est peut-être éteinte ou sans réseau. La plage, elle, est toujours là : réessayez bientôt.',
  retry: 'Réessayer',
  close: 'Fermer',
  loading: 'Recherche de la webcam…',
}
