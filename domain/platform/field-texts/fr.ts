import type { FieldCode } from '../field-problem.ts'
import type { Bounds } from './bounds.ts'

/** What stands under a wrong field, in French. */
export const fr = {
  required: () => 'Ce champ est obligatoire.',
  wrong_type: () => 'Cette valeur n’est pas du bon type.',
  unknown_field: () => 'Ce champ n’existe pas.',
  not_offered: () => 'Choisissez une des valeurs proposées.',
  already_used: () => 'Déjà utilisé. Choisissez-en un autre.',
  too_short: ({ min }) => (min === undefined ? 'C’est trop court.' : `Au moins ${min} caractères.`),
  too_long: ({ max }) => (max === undefined ? 'C’est trop long.' : `${max} caractères au maximum.`),
  too_small: ({ min }) => (min === undefined ? 'Le nombre est trop petit.' : `Le minimum est ${min}.`),
  too_large: ({ max }) => (max === undefined ? 'Le nombre est trop grand.' : `Le maximum est ${max}.`),
  too_few: ({ min }) => (min === undefined ? 'Il n’y en a pas assez.' : `Choisissez-en au moins ${min}.`),
  too_many: ({ max }) => (max === undefined ? 'Il y en a trop.' : `Choisissez-en ${max} au maximum.`),
  not_whole: () => 'Saisissez un nombre entier.',
  letters_only: () => 'Lettres uniquement, avec espaces, apostrophes ou traits d’union au milieu.',
  digits_only: () => 'Chiffres uniquement.',
  email_invalid: () => 'Cet e-mail n’est pas valide.',
  phone_invalid: () => 'Le téléphone compte de 6 à 12 chiffres, sans compter l’indicatif du pays.',
  password_too_common: () => 'Ce mot de passe est facile à deviner. Choisissez-en un plus personnel.',
  pin_too_common: () => 'Ce code PIN est facile à deviner. Choisissez-en un autre.',
  passwords_differ: () => 'Les deux mots de passe sont différents.',
  consent_required: () => 'Cochez cette case pour continuer.',
  date_invalid: () => 'Cette date n’existe pas.',
  date_past: () => 'Les jours passés ne sont pas réservables.',
  date_over: () => 'Cette date est déjà passée.',
  date_order: () => 'La date de fin précède la date de début.',
  characters_invalid: () => 'Certains caractères ne sont pas acceptés.',
  markup_invalid: () =>
    'Utilisez seulement des paragraphes, des titres avec ##, des listes avec -, du **gras** et des liens en https://.',
  version_invalid: () => 'Écrivez une version comme 3.1.10.',
  link_not_allowed: () => 'Écrivez une adresse https sur un des sites admis, ou laissez vide.',
  entries_invalid: () => 'Une des valeurs n’est pas écrite correctement.',
  time_invalid: () => 'Écrivez une heure comme 18:30.',
  position_invalid: () => 'Écrivez la latitude et la longitude, comme 43.2871, 10.5230.',
  page_unknown: () => 'Choisissez une page qui existe.',
} satisfies Record<FieldCode, (bounds: Bounds) => string>
